"""The server under attack: default settings, its own process, folder and port."""

from __future__ import annotations

import math
import re
import resource
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ..tables.http import Address
from ..tables.processes import cpu_seconds, resident_bytes, waited_seconds
from ..tables.servers import free_port, wait_until_listening

HOST = "127.0.0.1"
MONITOR = "127.0.0.9"
STOP_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class Target:
    """A running server."""

    address: Address
    process: subprocess.Popen[bytes]
    output: Path

    def from_source(self, source: str) -> Address:
        """The server's address for a client that connects from `source`."""
        return Address(self.address.host, self.address.port, source)

    @property
    def memory(self) -> int:
        """The server's memory in bytes."""
        return resident_bytes(self.process.pid)

    @property
    def cpu(self) -> float:
        """The processor time that the server has used, in seconds."""
        return cpu_seconds(self.process.pid)

    @property
    def waited(self) -> float:
        """The time that the server has waited for a processor, in seconds."""
        return waited_seconds(self.process.pid)

    def log(self) -> str:
        """Everything that the server has written."""
        return self.output.read_text()

    def metric(self, name: str) -> float:
        """The sum of a metric over all its labels; not a number if the server does not answer."""
        try:
            with urllib.request.urlopen(f"http://{self.address}/metrics", timeout=10) as response:
                text = response.read().decode()
        except OSError:
            return math.nan
        return sum(map(float, re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text, re.MULTILINE)))

    def stop(self) -> float:
        """Stop the server with SIGTERM. Return the seconds that this took."""
        began = time.perf_counter()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        return time.perf_counter() - began


@contextmanager
def running(data: Path, files: tuple[int, int] | None = None) -> Iterator[Target]:
    """Run a server, and stop it at the end. `files` is its soft and hard limit of open files."""
    address, output = Address(HOST, free_port()), data / "output"
    flags = ("--port", str(address.port), "--data", str(data), "--open-browser", "no")
    command = (sys.executable, "-m", "foretell", "serve", *flags)
    with output.open("w") as written:
        process = subprocess.Popen(command, stdout=written, stderr=written)
    if files is not None:
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, files)  # long before the server reads it
    target = Target(address, process, output)
    try:
        wait_until_listening(process, address, str(output))
        yield target
    finally:
        if process.poll() is None:
            target.stop()
