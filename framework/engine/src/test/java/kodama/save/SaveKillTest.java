package kodama.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import kodama.Seed;
import kodama.file.ContainedPath;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A program that is killed while it saves leaves either the old save or the new one. Each build kills it a few times;
 * {@code -Dkills=500} sets the number.
 */
class SaveKillTest {
    private static final int KILLS = Integer.getInteger("kills", 20);
    private static final int MAX_NANOS_UNTIL_KILLED = 40_000_000;

    private final List<String> notices = new ArrayList<>();

    @TempDir
    Path folder;

    @Test
    @Timeout(1800)
    void eachKillLeavesAWholeSave(@Seed(13) Random random) throws Exception {
        double last = 0;
        for (int i = 0; i < KILLS; i++) {
            double reported = killed(random, (int) last + 1);
            Object read = read();
            assertTrue(read instanceof List<?>, "after kill " + i + " the save is " + read);
            double found = (double) ((List<?>) read).get(0);
            assertTrue(found == reported || found == reported + 1, "saved were " + reported + ", found is " + found);
            last = found;
        }
        assertEquals(List.of(), notices);
    }

    private @Nullable Object read() {
        try (SaveFolder saves = new SaveFolder(ContainedPath.root(folder), notices::add)) {
            return StoredSave.dataOf(saves.read("scores"));
        }
    }

    /**
     * Starts a program that saves one number after another, and kills it; returns the last number that it has reported.
     */
    private double killed(Random random, int first) throws IOException {
        Process writer = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Writer.class.getName(),
                        folder.toString(),
                        Integer.toString(first))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out = writer.inputReader()) {
            String reported = out.readLine(); // it has started
            LockSupport.parkNanos(random.nextInt(MAX_NANOS_UNTIL_KILLED));
            writer.toHandle().destroyForcibly(); // destroying the Process object would close its output
            for (String line = reported; line != null; line = out.readLine()) if (line.endsWith(".")) reported = line;
            writer.toHandle().onExit().join(); // the system has released its lock then
            return Double.parseDouble(reported);
        }
    }

    /** Saves forever. */
    static final class Writer {
        private Writer() {}

        public static void main(String[] args) {
            SaveFolder saves = new SaveFolder(ContainedPath.root(Path.of(args[0])), System.err::println);
            for (int i = Integer.parseInt(args[1]); ; i++) {
                saves.write("scores", SaveWriter.write("scores", List.of(i, "x".repeat(20_000))));
                System.out.print(i + ".\n");
                System.out.flush();
            }
        }
    }
}
