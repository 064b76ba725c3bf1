package kodama.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Measures cold starts of a packed game, with the plain jar and with a class archive as in packs for systems: without a
 * window, and in a window until the first picture is on the screen.
 */
public final class PackedStartBench implements Benchmark {
    /** From this version on, Java's archive can also contain linked classes. */
    private static final int WITH_LINKS = 25;

    private static final String[] TRAINING = {"--headless", "--ticks", "60"};

    private final Path jar;
    private final int starts;

    /** Starts a jar created by {@code kodama pack} this many times in each way. */
    public PackedStartBench(Path jar, int starts) {
        this.jar = jar;
        this.starts = starts;
    }

    @Override
    public void run(BenchResults results) {
        try {
            Path archive = Files.createTempFile("kodama", ".classes");
            try {
                Files.delete(archive); // Java writes it again
                run(archive, results);
            } finally {
                Files.deleteIfExists(archive);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void run(Path archive, BenchResults results) {
        boolean links = Runtime.version().feature() >= WITH_LINKS;
        String[] plain = {"-XX:+UseSerialGC", "-Xlog:disable"};
        String making = (links ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=") + archive;
        String using = (links ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=") + archive;
        JavaProcess.ofJar(jar, TRAINING).with(plain).with(making).run();
        start("jar", results);
        start("with archive", results, "-XX:+UseSerialGC", "-Xlog:disable", using);
    }

    private void start(String what, BenchResults results, String... options) {
        JavaProcess frame = JavaProcess.ofJar(jar, "--headless", "--ticks", "1").with(options);
        new StartBench(what, frame, starts).run(results);
        new FirstPictureBench(what, JavaProcess.ofJar(jar).with(options), starts).run(results);
    }
}
