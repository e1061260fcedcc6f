import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.HexFormat;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Answers each path on its input with a line of JSON per file: ["file", name, size, SHA-256], then ["end"]. */
class ReadArchives {
  private static final PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);

  public static void main(String[] args) throws Exception {
    var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String path = input.readLine(); path != null; path = input.readLine()) {
      try (ZipFile archive = new ZipFile(path)) {
        for (ZipEntry entry : Collections.list(archive.entries())) read(archive, entry);
      } catch (Exception error) {
        out.println("[\"error\", " + quoted(error.toString()) + "]");
      }
      out.println("[\"end\"]");
      out.flush();
    }
  }

  private static void read(ZipFile archive, ZipEntry entry) throws Exception {
    byte[] content = archive.getInputStream(entry).readAllBytes();
    if (entry.isDirectory()) return;
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
    out.printf(
        "[\"file\", %s, %d, \"%s\"]%n", quoted(entry.getName()), content.length, HexFormat.of().formatHex(hash));
  }

  private static String quoted(String text) {
    var quoted = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      if (c >= ' ' && c < 127 && c != '"' && c != '\\') quoted.append(c);
      else quoted.append(String.format("\\u%04x", (int) c));
    }
    return quoted.append('"').toString();
  }
}
