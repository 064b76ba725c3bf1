package kodama.pack.system;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import kodama.file.AtomicFile;
import kodama.file.GameFileException;
import kodama.pack.archive.FileTree;
import kodama.pack.system.Platform.OperatingSystem;
import org.jspecify.annotations.Nullable;

/** Packs a game for systems. Of the same game and JDK it makes the same bytes each time. */
public final class SystemPacker {
    private static final String ZIP = ".zip";
    private static final String TAR = ".tar.gz";

    private final GameProgram game;
    private final Consumer<String> notices;

    /** Notices are what the person may want to do better. */
    public SystemPacker(GameProgram game, Consumer<String> notices) {
        this.game = game;
        this.notices = notices;
    }

    /**
     * Writes a pack with a Java in it.
     *
     * @param jdk a JDK or JRE of the machine that the pack is for
     * @param target the file, which ends in {@code .zip} or {@code .tar.gz}; or the folder it goes to, by the name
     *     {@code ID-VERSION-SYSTEM-PROCESSOR}
     * @return what has been written
     * @throws GameFileException if something cannot be read or written
     */
    public SystemPackFile pack(Jdk jdk, Path target) {
        Path file = file(jdk.platform().system(), jdk.platform().fileName(), target);
        try (TempFolder scratch = new TempFolder("runtime")) {
            RuntimeBuilder maker = new RuntimeBuilder(scratch, notices);
            return write(jdk.platform().system(), maker.build(jdk, game.jar()), file);
        }
    }

    /**
     * Writes a pack that wants an installed Java.
     *
     * @param system what it is for
     * @param target the file, or the folder it goes to, by the name {@code ID-VERSION-SYSTEM}
     * @return what has been written
     * @throws GameFileException if something cannot be read or written
     */
    public SystemPackFile pack(OperatingSystem system, Path target) {
        return write(system, null, file(system, system.fileName(), target));
    }

    private Path file(OperatingSystem system, String machine, Path target) {
        Path file = isArchive(target) ? target : target.resolve(game.fileName() + "-" + machine + ending(system));
        if (file.toString().endsWith(TAR) && system != OperatingSystem.LINUX)
            throw new GameFileException(file.toString(), "a pack for " + system.title() + " must be a zip file");
        if (Files.isDirectory(file)) throw new GameFileException(file.toString(), "cannot be written (it is a folder)");
        return file;
    }

    /** Whether a person's target is the file of a pack rather than a folder for packs. */
    public static boolean isArchive(Path target) {
        return target.toString().endsWith(ZIP) || target.toString().endsWith(TAR);
    }

    /** Windows opens no tar.gz before 11, and a Mac would lose the links. */
    private static String ending(OperatingSystem system) {
        return system == OperatingSystem.LINUX ? TAR : ZIP;
    }

    private static SystemLayout layout(OperatingSystem system) {
        return switch (system) {
            case WINDOWS -> new WindowsLayout();
            case MACOS -> new MacLayout();
            case LINUX -> new LinuxLayout();
        };
    }

    private SystemPackFile write(OperatingSystem system, @Nullable GameRuntime runtime, Path file) {
        FileTree tree = layout(system).files(game, runtime);
        byte[] archive = file.toString().endsWith(ZIP) ? tree.zip() : tree.tarGz();
        AtomicFile.writeWithFolder(file, archive);
        return new SystemPackFile(file, system, runtime, archive.length, tree.bytes());
    }
}
