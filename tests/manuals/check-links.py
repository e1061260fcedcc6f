"""An independent link checker for a ZIP of HTML pages, based on Python's standard library only.

Prints, as JSON, every place whose link leads to no file of the archive (`broken`) or to no ID of its page
(`fragments`), as "page:line". It shares no code and no parser with the inspection that it is compared with.
"""

import json
import posixpath
import re
import sys
import zipfile
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

ADDRESSES = {"href", "src", "poster", "background", "data", "action", "formaction", "xlink:href"}
IGNORED_RELATIONS = {"canonical", "preconnect", "dns-prefetch", "pingback", "profile", "shortlink", "edituri"}
INDEXES = ("index.html", "index.htm", "default.html", "default.htm")
PAGE = re.compile(r"\.x?html?$", re.I)


class Page(HTMLParser):
    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.links, self.ids, self.base = [], set(), None
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        found = dict(reversed(attributes))
        if found.get("id"):
            self.ids.add(found["id"])
        if tag == "a" and found.get("name"):
            self.ids.add(found["name"])
        if tag == "base" and self.base is None:
            self.base = found.get("href")
        if tag == "base" or IGNORED_RELATIONS & set((found.get("rel") or "").lower().split()):
            return
        for name, value in attributes:
            is_address = name in ADDRESSES and not (name == "data" and tag != "object")
            if is_address and value and value.strip():
                self.links.append((self.getpos()[0], value.strip()))
        if tag == "meta" and (found.get("http-equiv") or "").lower() == "refresh":
            target = re.search(r"url\s*=\s*['\"]?([^'\"]+)", found.get("content") or "", re.I)
            if target:
                self.links.append((self.getpos()[0], target.group(1).strip()))


def decode(content):
    declared = re.search(rb"charset\s*=\s*[\"']?([\w-]+)", content[:1024], re.I)
    for encoding in ("utf-8", declared and declared.group(1).decode("ascii"), "cp1252", "latin-1"):
        try:
            return content.decode(encoding or "utf-8")
        except (UnicodeDecodeError, LookupError):
            continue


def resolve(page, base, path):
    folder = posixpath.dirname(page)
    if base and not urlsplit(base).scheme:
        folder = posixpath.dirname(posixpath.join(folder, base))
    return posixpath.normpath(posixpath.join(folder, path))


def check(archive):
    entries = {posixpath.normpath(name): name for name in archive.namelist() if not name.endswith("/")}
    files = set(entries)
    folders = {"."}
    for name in files:
        while name := posixpath.dirname(name):
            folders.add(name)
    pages = {name: Page(decode(archive.read(entries[name]))) for name in files if PAGE.search(name)}
    broken, fragments, total = set(), set(), 0
    for name, page in pages.items():
        for line, address in page.links:
            total += 1
            parts = urlsplit(address)
            if parts.scheme or parts.netloc or (not parts.path and parts.query):
                continue
            # For a page opened from a folder, the root is that of the disk.
            if parts.path.startswith(("/", "\\")):
                broken.add(f"{name}:{line}")
                continue
            target = resolve(name, page.base, unquote(parts.path)) if parts.path else name
            if target in folders:
                index = [one for one in INDEXES if posixpath.normpath(posixpath.join(target, one)) in files]
                target = posixpath.normpath(posixpath.join(target, index[0])) if index else target
            if target not in files:
                broken.add(f"{name}:{line}")
            elif parts.fragment and target in pages and parts.fragment.lower() != "top":
                ids = pages[target].ids
                if parts.fragment not in ids and unquote(parts.fragment) not in ids:
                    fragments.add(f"{name}:{line}")
    return {"links": total, "broken": sorted(broken), "fragments": sorted(fragments)}


with zipfile.ZipFile(sys.argv[1]) as opened:
    json.dump(check(opened), sys.stdout)
