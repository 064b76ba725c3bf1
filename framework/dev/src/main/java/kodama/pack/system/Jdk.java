package kodama.pack.system;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import kodama.file.GameFileException;
import kodama.pack.archive.Unpacker;

/** A JDK or JRE in a folder, or temporarily unpacked from an archive. */
public final class Jdk implements AutoCloseable {
    /** The oldest Java version that Kodama supports. */
    public static final int OLDEST = 17;

    /** Maximum depth of {@code bin/java}: that of {@code jdk-25.jdk/Contents/Home/bin/java} and two more folders. */
    private static final int DEEPEST = 7;

    /** Files of the Java virtual machine on the systems. */
    private static final List<String> MACHINES = List.of("jvm.dll", "libjvm.so", "libjvm.dylib");

    private final Path home;
    private final JdkRelease release;
    private final TempFolder temp;

    private Jdk(Path home, JdkRelease release, TempFolder temp) {
        this.home = home;
        this.release = release;
        this.temp = temp;
    }

    /**
     * Opens a JDK named by the user.
     *
     * @param named a folder, zip or tar.gz file with a JDK or JRE at any depth
     * @throws GameFileException if it has no JDK, or one that Kodama does not support
     */
    public static Jdk open(Path named) {
        if (!Files.exists(named)) throw JdkRelease.refused(named, "no such file or folder");
        TempFolder temp = new TempFolder("jdk");
        boolean isOpen = false;
        try {
            Jdk jdk = opened(named, temp);
            isOpen = true;
            return jdk;
        } finally {
            if (!isOpen) temp.close();
        }
    }

    private static Jdk opened(Path named, TempFolder temp) {
        Path folder = Files.isDirectory(named) ? named : unpacked(named, temp);
        Path home = home(folder, named);
        JdkRelease release = JdkRelease.read(home, named);
        if (release.feature() < OLDEST)
            throw JdkRelease.refused(
                    named, "it is Java " + release.version() + ", but Kodama needs " + OLDEST + " or newer");
        checkMachine(home, named);
        return new Jdk(home, release, temp);
    }

    /** Rejects an incomplete JDK, such as one of which only {@code bin} was unpacked: its games would not start. */
    private static void checkMachine(Path home, Path named) {
        try (Stream<Path> files =
                Files.find(home, DEEPEST, (file, is) -> isMachine(file), FileVisitOption.FOLLOW_LINKS)) {
            if (files.findAny().isEmpty())
                throw JdkRelease.refused(
                        named, "it is incomplete: it has no Java virtual machine, no " + String.join(" or ", MACHINES));
        } catch (IOException | UncheckedIOException e) {
            throw JdkRelease.refused(named, "it cannot be searched (" + e.getMessage() + ")");
        }
    }

    private static boolean isMachine(Path file) {
        return MACHINES.contains(String.valueOf(file.getFileName())) && Files.isRegularFile(file);
    }

    private static Path unpacked(Path archive, TempFolder temp) {
        Path folder = temp.folder();
        Unpacker.unpack(archive, folder, path -> !RuntimeFilter.isDeveloperFile(path));
        return folder;
    }

    /** The home folder; of several the highest, as old JDKs contain a JRE. */
    private static Path home(Path folder, Path named) {
        try (Stream<Path> files =
                Files.find(folder, DEEPEST, (file, is) -> isStarter(file), FileVisitOption.FOLLOW_LINKS)) {
            return files.map(starter -> starter.resolve("../..").normalize())
                    .filter(home -> Files.isRegularFile(home.resolve(JdkRelease.FILE)))
                    .min(Comparator.<Path>comparingInt(Path::getNameCount).thenComparing(Comparator.naturalOrder()))
                    .orElseThrow(() ->
                            JdkRelease.refused(named, "it has no JDK: no bin/java with a file 'release' next to bin"));
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

    /** The feature version, at least {@link #OLDEST}. */
    public int feature() {
        return release.feature();
    }

    /** The full version, such as {@code 25.0.3}. */
    public String version() {
        return release.version();
    }

    Path home() {
        return home;
    }

    /** Whether it can run on this machine. */
    public boolean runsHere() {
        try {
            return platform().equals(Platform.ofThisMachine());
        } catch (IllegalArgumentException otherMachine) {
            return false;
        }
    }

    /** Deletes the unpacked files. */
    @Override
    public void close() {
        temp.close();
    }
}
