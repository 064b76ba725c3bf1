package kodama.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/** The memory of a process, as Linux reports it in {@code /proc/<pid>}. */
final class ProcessMemory {
    private static final long BYTES_PER_KB = 1024;

    private final Path process;

    /** Reads the folder {@code /proc/<pid>}. */
    ProcessMemory(Path process) {
        this.process = process;
    }

    static ProcessMemory of(long pid) {
        return new ProcessMemory(Path.of("/proc", Long.toString(pid)));
    }

    /** Returns the resident memory, in bytes: all pages of the process in memory, also those shared with others. */
    OptionalLong resident() {
        return value("status", "VmRSS:");
    }

    /** Returns the resident memory in which a page shared by n processes counts one nth, in bytes. */
    OptionalLong proportional() {
        return value("smaps_rollup", "Pss:");
    }

    private OptionalLong value(String file, String name) {
        try {
            return Files.readAllLines(process.resolve(file)).stream()
                    .filter(line -> line.startsWith(name))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) * BYTES_PER_KB)
                    .findFirst();
        } catch (IOException unreadable) {
            return OptionalLong.empty();
        }
    }
}
