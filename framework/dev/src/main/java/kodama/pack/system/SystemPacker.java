package kodama.pack.system;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import kodama.file.AtomicFile;
import kodama.file.GameFileException;
import kodama.pack.archive.FileTree;
import kodama.pack.system.Platform.OperatingSystem;
import org.jspecify.annotations.Nullable;

/** Packs a game for operating systems. The same game and JDK always give the same bytes. */
public final class SystemPacker {
    private static final String ZIP = ".zip";
    private static final String TAR = ".tar.gz";

    private final GameProgram game;
    private final Consumer<String> notices;

    /** {@code notices} is called with hints for the user. */
    public SystemPacker(GameProgram game, Consumer<String> notices) {
        this.game = game;
        this.notices = notices;
    }

    /**
     * Writes a pack that contains Java.
     *
     * @param jdk a JDK or JRE for the pack's platform
     * @param target a file that ends in {@code .zip} or {@code .tar.gz}, or a folder for the file
     *     {@code ID-VERSION-SYSTEM-PROCESSOR}
     * @return the written pack
     * @throws GameFileException if a file cannot be read or written
     */
    public SystemPackFile pack(Jdk jdk, Path target) {
        Path file = file(jdk.platform().system(), jdk.platform().fileName(), target);
        try (TempFolder temp = new TempFolder("runtime")) {
            RuntimeBuilder maker = new RuntimeBuilder(temp, notices);
            return write(jdk.platform().system(), maker.build(jdk, game.jar(), game.kind()), file);
        }
    }

    /**
     * Writes a pack that requires an installed Java.
     *
     * @param system its operating system
     * @param target a file, or a folder for the file {@code ID-VERSION-SYSTEM}
     * @return the written pack
     * @throws GameFileException if a file cannot be read or written
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

    /** Whether a target is an archive file and not a folder. */
    public static boolean isArchive(Path target) {
        return target.toString().endsWith(ZIP) || target.toString().endsWith(TAR);
    }

    /** Zip for Windows, which cannot open tar.gz before version 11, and for macOS, which would lose the links in it. */
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
