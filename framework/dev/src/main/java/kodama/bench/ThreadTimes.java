package kodama.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The CPU time that each thread of a process has used, as Linux reports it in {@code /proc/<pid>/task}.
 *
 * @param nanos the system's time by thread
 * @param totalNanos CPU time of the process, including threads that have ended
 */
record ThreadTimes(Map<String, ThreadTime> nanos, long totalNanos) {
    /** Threads by their purpose. */
    enum Purpose {
        LOOP("loop", "main", "java"),
        DRAW("draw", "kodama-draw"),
        SOUND("sound", "kodama-sound", "Java Sound", "Direct Clip"),
        AWT("AWT", "AWT-", "Java2D"),
        C1("C1", "C1 Comp"),
        C2("C2", "C2 Comp"),
        GC("GC", "GC Thread", "G1 ", "VM Thread"),
        OTHERS("others");

        final String label;
        private final List<String> prefixes;

        Purpose(String label, String... prefixes) {
            this.label = label;
            this.prefixes = List.of(prefixes);
        }

        /** Returns the purpose of a thread by its name, which Linux cuts after 15 letters. */
        static Purpose of(String name) {
            for (Purpose each : values()) if (each.prefixes.stream().anyMatch(name::startsWith)) return each;
            return OTHERS;
        }
    }

    /**
     * The time of a thread.
     *
     * @param name its name, at most 15 letters
     */
    record ThreadTime(String name, long nanos) {}

    /** Linux counts hundredths of a second for programs, whatever its own timer does. */
    private static final long NANOS_PER_COUNT = 10_000_000;

    // fields of proc(5) after the name
    private static final int USER = 11;
    private static final int SYSTEM = 12;

    private static final Path PROCESSES = Path.of("/proc");

    /** Whether the system reports these times. */
    static boolean isSupported() {
        return System.getProperty("os.name").equals("Linux") && Files.isDirectory(PROCESSES.resolve("self/task"));
    }

    /** Reads the times of a process. */
    static ThreadTimes of(long pid) {
        return read(PROCESSES.resolve(Long.toString(pid)));
    }

    /** Reads the times of a process from the folder {@code /proc/<pid>}. */
    static ThreadTimes read(Path process) {
        Map<String, ThreadTime> times = new HashMap<>();
        try (Stream<Path> threads = Files.list(process.resolve("task"))) {
            for (Path thread : (Iterable<Path>) threads::iterator) addThread(thread, times);
            return new ThreadTimes(times, parse(Files.readString(process.resolve("stat"))).nanos);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void addThread(Path thread, Map<String, ThreadTime> times) throws IOException {
        try {
            times.put(thread.getFileName().toString(), parse(Files.readString(thread.resolve("stat"))));
        } catch (NoSuchFileException ended) {
            // only counted in the total
        }
    }

    /** Parses a line of proc(5); a name may contain blanks and brackets. */
    static ThreadTime parse(String stat) {
        int end = stat.lastIndexOf(')');
        String[] fields = stat.substring(end + 2).split(" ");
        long counts = Long.parseLong(fields[USER]) + Long.parseLong(fields[SYSTEM]);
        return new ThreadTime(stat.substring(stat.indexOf('(') + 1, end), counts * NANOS_PER_COUNT);
    }

    /** Returns the time since an earlier reading by purpose; that of threads that have ended belongs to the others. */
    Map<Purpose, Long> since(ThreadTimes earlier) {
        Map<Purpose, Long> spent = new EnumMap<>(Purpose.class);
        long known = 0;
        for (Map.Entry<String, ThreadTime> each : nanos.entrySet()) {
            ThreadTime before = earlier.nanos.get(each.getKey());
            long time = each.getValue().nanos - (before == null ? 0 : before.nanos);
            spent.merge(Purpose.of(each.getValue().name), time, Long::sum);
            known += time;
        }
        spent.merge(Purpose.OTHERS, Math.max(0, totalNanos - earlier.totalNanos - known), Long::sum);
        return spent;
    }
}
