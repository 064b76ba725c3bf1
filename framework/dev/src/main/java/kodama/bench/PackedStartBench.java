package kodama.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Measures cold starts of a packed game, as its jar comes and with an archive of its classes as the starters of its
 * packs have it: without a window, and in one to its first picture on the screen.
 */
public final class PackedStartBench implements Bench {
    /** Java keeps what it has linked, too, from this version on. */
    private static final int WITH_LINKS = 25;

    private static final String[] TRAINING = {"--headless", "--ticks", "60"};

    private final Path jar;
    private final int starts;

    /** Starts a jar that {@code kodama pack} made so many times in each way. */
    public PackedStartBench(Path jar, int starts) {
        this.jar = jar;
        this.starts = starts;
    }

    @Override
    public void run(BenchResults figures) {
        try {
            Path archive = Files.createTempFile("kodama", ".classes");
            try {
                Files.delete(archive); // Java writes it anew
                run(archive, figures);
            } finally {
                Files.deleteIfExists(archive);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void run(Path archive, BenchResults figures) {
        boolean links = Runtime.version().feature() >= WITH_LINKS;
        String[] plain = {"-XX:+UseSerialGC", "-Xlog:disable"};
        String making = (links ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=") + archive;
        String using = (links ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=") + archive;
        JavaProcess.ofJar(jar, TRAINING).with(plain).with(making).run();
        start("jar", figures);
        start("with archive", figures, "-XX:+UseSerialGC", "-Xlog:disable", using);
    }

    private void start(String what, BenchResults figures, String... options) {
        JavaProcess frame = JavaProcess.ofJar(jar, "--headless", "--ticks", "1").with(options);
        new StartBench(what, frame, starts).run(figures);
        new FirstPictureBench(what, JavaProcess.ofJar(jar).with(options), starts).run(figures);
    }
}
