package kodama.pack.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import kodama.file.GameFileException;
import kodama.pack.system.Platform.OperatingSystem;

/** Builds programs with a native launcher, and installers, with jpackage. Works only for the running system. */
public final class NativePackager {
    /** The first Java version that creates an AOT cache by a single option. */
    private static final int HAS_AOT_CACHE = 25;

    private final GameProgram game;
    private final OperatingSystem system;
    private final PackagingTools tools;
    private final Consumer<String> notices;

    /**
     * Creates a packager.
     *
     * @param system the running system
     * @param tools finds jpackage and the programs that it uses
     * @param notices called with sentences for the user
     */
    public NativePackager(GameProgram game, OperatingSystem system, PackagingTools tools, Consumer<String> notices) {
        this.game = game;
        this.system = system;
        this.tools = tools;
        this.notices = notices;
    }

    /**
     * Builds a program in its own folder, which can be played without being installed.
     *
     * @param jdk the Java for it, of this machine
     * @param folder the parent folder; created if it does not exist
     * @return the folder of the program
     * @throws GameFileException if jpackage is missing or fails, or if the folder of the program exists
     */
    public Path appImage(Jdk jdk, Path folder) {
        String ending = system == OperatingSystem.MACOS ? ".app" : "";
        Path image = folder.resolve(name() + ending);
        if (Files.exists(image, LinkOption.NOFOLLOW_LINKS))
            throw new GameFileException(image.toString(), "already exists; remove it or choose another folder");
        make(jdk, folder, List.of("--type", "app-image"));
        return image;
    }

    /**
     * Builds an installer.
     *
     * @param jdk the Java for it, of this machine
     * @param type type of installer
     * @param folder the folder for it; created if it does not exist
     * @return the installer
     * @throws GameFileException if jpackage or a program that it uses is missing, or if it fails
     */
    public Path installer(Jdk jdk, InstallerType type, Path folder) {
        type.check(system, tools);
        List<String> options = new ArrayList<>(List.of("--type", type.option()));
        options.addAll(InstallerType.options(system, game));
        try (TempFolder made = new TempFolder("installer")) {
            make(jdk, made.folder(), options);
            return moved(made.folder(), folder);
        } catch (IOException e) {
            throw new GameFileException(folder.toString(), "cannot be written (" + e.getMessage() + ")", e);
        }
    }

    /** Moves the installer; its file name is chosen by jpackage. */
    private static Path moved(Path from, Path to) throws IOException {
        try (Stream<Path> made = Files.list(from)) {
            Path installer = made.findFirst().orElseThrow(() -> new IOException("jpackage created no file"));
            Path target = Files.createDirectories(to).resolve(installer.getFileName());
            if (Files.isDirectory(target, LinkOption.NOFOLLOW_LINKS)) throw new IOException(target + " is a folder");
            return Files.move(installer, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private String name() {
        return system == OperatingSystem.LINUX ? game.id() : Quoting.fileName(game.title(), game.id());
    }

    private void make(Jdk jdk, Path folder, List<String> options) {
        Path jpackage = tools.jpackage();
        try (TempFolder temp = new TempFolder("jpackage")) {
            GameRuntime runtime = new RuntimeBuilder(temp, notices).build(jdk, game.jar(), game.kind());
            List<String> command = new ArrayList<>(List.of(jpackage.toString()));
            command.addAll(options);
            command.addAll(common(runtime, temp.folder()));
            command.addAll(List.of(
                    "--dest", Files.createDirectories(folder).toRealPath().toString()));
            JdkTool.run(temp.folder(), command);
        } catch (ToolException failed) {
            throw new GameFileException("jpackage", failed.firstLine(), failed);
        } catch (IOException e) {
            throw new GameFileException(folder.toString(), "cannot be written (" + e.getMessage() + ")", e);
        }
    }

    private List<String> common(GameRuntime runtime, Path temp) throws IOException {
        Path input = Files.createDirectory(temp.resolve("input"));
        Files.copy(game.jar(), input.resolve(game.jarName()));
        List<String> options = new ArrayList<>(List.of("--name", name(), "--app-version", version()));
        options.addAll(List.of("--input", input.toString(), "--main-jar", game.jarName()));
        options.addAll(List.of("--runtime-image", runtime.home().toString()));
        options.addAll(List.of("--icon", icon(temp).toString()));
        options.addAll(List.of("--description", described()));
        if (!game.about().author().isEmpty())
            options.addAll(List.of("--vendor", game.about().author()));
        for (String flag : JvmFlags.ALWAYS) options.addAll(List.of("--java-options", flag));
        options.addAll(aotCacheOptions(runtime, input));
        return options;
    }

    private String described() {
        return game.about().description().isEmpty()
                ? game.title()
                : game.about().description();
    }

    /** The version; macOS allows none that starts with 0. */
    private String version() {
        String version = game.numericVersion();
        if (system != OperatingSystem.MACOS || !version.startsWith("0")) return version;
        notices.accept("macOS does not allow a version that starts with 0: 1.0 is used instead of " + version);
        return "1.0";
    }

    private Path icon(Path temp) throws IOException {
        return switch (system) {
            case WINDOWS -> Files.write(temp.resolve("icon.ico"), game.icons().ico());
            case MACOS -> Files.write(temp.resolve("icon.icns"), game.icons().icns());
            case LINUX -> Files.write(temp.resolve("icon.png"), game.icons().png());
        };
    }

    /** Plays a second of the game to create an AOT cache, so that it starts faster from the first time on. */
    private List<String> aotCacheOptions(GameRuntime runtime, Path input) {
        if (runtime.feature() < HAS_AOT_CACHE) return List.of();
        String name = game.id() + ".aot";
        List<String> command = new ArrayList<>(List.of(runtime.program("java").toString()));
        command.addAll(JvmFlags.ALWAYS);
        command.addAll(List.of("-XX:AOTCacheOutput=" + input.resolve(name)));
        command.addAll(List.of("-jar", input.resolve(game.jarName()).toString(), "--headless", "--ticks", "60"));
        try {
            JdkTool.run(input, command);
            return List.of("--java-options", "-XX:AOTCache=$APPDIR/" + name);
        } catch (ToolException failed) {
            notices.accept("the game could not be run to create an AOT cache (" + failed.firstLine() + ")");
            return List.of();
        }
    }
}
