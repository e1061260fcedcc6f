"""Unpacks archives with every installed program and reports the results.

Writes a line of JSON with the versions of the programs. Then reads the path of one archive per line, and answers each
with one line of JSON:
{"unzip": {"code": 0, "message": "", "files": {"index.html": [115, "<SHA-256>"]}}, ...}
An item that is no regular file has its kind instead of size and hash: "link", "pipe", "device" or "socket".
"""

import hashlib
import json
import os
import shutil
import stat
import subprocess
import sys
import tempfile
import zipfile

TIME_LIMIT_S = 20
# Sets the names' encoding: without it, unzip and bsdtar write names beyond ASCII as question marks.
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "UNZIP": ""}
VERSIONS = {"unzip": ["unzip", "-v"], "7z": ["7z", "i"], "bsdtar": ["bsdtar", "--version"], "java": ["java", "--version"]}
COMMANDS = {
    "unzip": lambda archive, folder: ["unzip", "-qq", "-o", archive, "-d", folder],
    "7z": lambda archive, folder: ["7z", "x", "-y", "-bd", "-bso0", "-bsp0", f"-o{folder}", archive],
    "bsdtar": lambda archive, folder: ["bsdtar", "--no-same-owner", "-x", "-f", archive, "-C", folder],
}
KINDS = {stat.S_IFLNK: "link", stat.S_IFIFO: "pipe", stat.S_IFSOCK: "socket"}


def content_of(path):
    mode = os.lstat(path).st_mode
    if not stat.S_ISREG(mode):
        return KINDS.get(stat.S_IFMT(mode), "device")
    os.chmod(path, 0o600)
    with open(path, "rb") as file:
        return described(file.read())


def described(content):
    return [len(content), hashlib.sha256(content).hexdigest()]


def printable(name):
    return os.fsencode(name).decode("utf-8", "backslashreplace")


def unpacked(folder):
    files = {}
    waiting = [folder]
    while waiting:
        for item in list(os.scandir(waiting.pop())):
            if item.is_dir(follow_symlinks=False):
                os.chmod(item.path, 0o700)
                waiting.append(item.path)
            else:
                files[printable(os.path.relpath(item.path, folder))] = content_of(item.path)
    return files


def by_python(archive):
    files = {}
    try:
        with zipfile.ZipFile(archive) as opened:
            for info in opened.infolist():
                content = opened.read(info)
                if not info.is_dir():
                    files[os.path.normpath(info.filename)] = described(content)
    except Exception as error:  # Any exception is a result.
        return {"code": 1, "message": f"{type(error).__name__}: {error}", "files": files}
    return {"code": 0, "message": "", "files": files}


class Java:
    """Uses one virtual machine for all archives, because each start takes a second."""

    def __init__(self):
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "ReadArchives.java")
        self.process = subprocess.Popen(
            ["java", "-Xshare:auto", "-Dfile.encoding=UTF-8", source],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def read(self, archive):
        self.process.stdin.write(archive + "\n")
        self.process.stdin.flush()
        answer = {"code": 0, "message": "", "files": {}}
        for line in iter(self.process.stdout.readline, ""):
            kind, *rest = json.loads(line)
            if kind == "end":
                return answer
            if kind == "error":
                answer.update(code=1, message=rest[0])
            else:
                answer["files"][os.path.normpath(rest[0])] = rest[1:]
        raise RuntimeError("Java ended.")


def started(command):
    return subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=ENVIRONMENT
    )


def finished(process):
    try:
        output, _ = process.communicate(timeout=TIME_LIMIT_S)
    except subprocess.TimeoutExpired:
        process.kill()
        output, _ = process.communicate()
        return -1, "time limit"
    return process.returncode, output.decode("utf-8", "backslashreplace").strip()


def read(archive, programs, java):
    answer = {}
    with tempfile.TemporaryDirectory() as root:
        running = {}
        for program in programs:
            folder = os.path.join(root, program)
            os.mkdir(folder)
            running[program] = started(COMMANDS[program](archive, folder))
        answer["python"] = by_python(archive)
        if java is not None:
            answer["java"] = java.read(archive)
        for program, process in running.items():
            code, message = finished(process)
            files = unpacked(os.path.join(root, program))
            answer[program] = {"code": code, "message": message.replace(archive, "ARCHIVE"), "files": files}
    return answer


def version_of(program):
    output = subprocess.run(VERSIONS[program], capture_output=True, text=True).stdout
    return next(line.strip() for line in output.splitlines() if line.strip())


def main():
    programs = [program for program in COMMANDS if shutil.which(program)]
    java = Java() if shutil.which("javac") else None
    versions = {program: version_of(program) for program in [*programs, *(["java"] if java else [])]}
    print(json.dumps({**versions, "python": sys.version.split()[0]}), flush=True)
    for line in sys.stdin:
        print(json.dumps(read(line.strip(), programs, java)), flush=True)


main()
