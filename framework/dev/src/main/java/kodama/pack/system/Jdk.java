package kodama.pack.system;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import kodama.file.GameFileException;
import kodama.pack.archive.Unpacker;

/** A JDK or JRE in a folder, or unpacked from an archive for as long as it is open. */
public final class Jdk implements AutoCloseable {
    /** The oldest that Kodama runs on. */
    public static final int OLDEST = 17;

    /** How deep it may lie: {@code jdk-25.jdk/Contents/Home/bin/java} and two folders more. */
    private static final int DEEPEST = 7;

    private final Path home;
    private final JdkRelease release;
    private final TempFolder scratch;

    private Jdk(Path home, JdkRelease release, TempFolder scratch) {
        this.home = home;
        this.release = release;
        this.scratch = scratch;
    }

    /**
     * Opens what a person has named.
     *
     * @param named a folder, a zip or a tar.gz file, with a JDK or JRE anywhere in it
     * @return that
     * @throws GameFileException if there is none in it, or one that Kodama does not run on
     */
    public static Jdk open(Path named) {
        if (!Files.exists(named)) throw JdkRelease.refused(named, "no such file or folder");
        TempFolder scratch = new TempFolder("jdk");
        boolean isOpen = false;
        try {
            Jdk jdk = opened(named, scratch);
            isOpen = true;
            return jdk;
        } finally {
            if (!isOpen) scratch.close();
        }
    }

    private static Jdk opened(Path named, TempFolder scratch) {
        Path folder = Files.isDirectory(named) ? named : unpacked(named, scratch);
        Path home = home(folder, named);
        JdkRelease release = JdkRelease.read(home, named);
        if (release.feature() < OLDEST)
            throw JdkRelease.refused(
                    named, "it is Java " + release.version() + ", and Kodama needs " + OLDEST + " or newer");
        return new Jdk(home, release, scratch);
    }

    private static Path unpacked(Path archive, TempFolder scratch) {
        Path folder = scratch.folder();
        Unpacker.unpack(archive, folder, path -> !RuntimeFilter.isDeveloperFile(path));
        return folder;
    }

    /** Of several the one that lies highest: old JDKs have a JRE in them. */
    private static Path home(Path folder, Path named) {
        try (Stream<Path> files =
                Files.find(folder, DEEPEST, (file, is) -> isStarter(file), FileVisitOption.FOLLOW_LINKS)) {
            return files.map(starter -> starter.resolve("../..").normalize())
                    .filter(home -> Files.isRegularFile(home.resolve(JdkRelease.FILE)))
                    .min(Comparator.<Path>comparingInt(Path::getNameCount).thenComparing(Comparator.naturalOrder()))
                    .orElseThrow(() -> JdkRelease.refused(
                            named, "there is no JDK in it: nowhere bin/java with a file release beside bin"));
        } catch (IOException | UncheckedIOException e) {
            throw JdkRelease.refused(named, "it cannot be searched (" + e.getMessage() + ")");
        }
    }

    private static boolean isStarter(Path file) {
        String name = file.getFileName() == null ? "" : file.getFileName().toString();
        return (name.equals("java") || name.equals("java.exe"))
                && file.getParent() != null
                && file.getParent().endsWith("bin")
                && Files.isRegularFile(file);
    }

    public Platform platform() {
        return release.platform();
    }

    /** The first number of its version, at least {@link #OLDEST}. */
    public int feature() {
        return release.feature();
    }

    /** Such as {@code 25.0.3}. */
    public String version() {
        return release.version();
    }

    Path home() {
        return home;
    }

    /** Whether its programs can be run on this machine. */
    public boolean runsHere() {
        try {
            return platform().equals(Platform.ofThisMachine());
        } catch (IllegalArgumentException otherMachine) {
            return false;
        }
    }

    /** Removes what was unpacked. */
    @Override
    public void close() {
        scratch.close();
    }
}
