package kodama.cli.dev;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import kodama.cli.CommandException;
import kodama.file.GameFiles;
import kodama.file.InMemoryClasses;
import kodama.loop.GameProject;
import kodama.loop.replay.Fingerprint;
import kodama.make.BuiltClasses;
import kodama.make.JavaBuild;
import kodama.make.JavaSources;
import kodama.script.config.GameConfig;

/** A game in a folder: reads its {@code game.lua} and assembles the files and classes that it names. */
final class GameFolder implements Supplier<GameProject> {
    private final Path folder;
    private final AllowedFolders allowed;

    private GameFolder(Path folder, AllowedFolders allowed) {
        this.folder = folder;
        this.allowed = allowed;
    }

    /**
     * Returns the game of a folder without opening it.
     *
     * @throws CommandException if there is no such folder, or no {@code game.lua} in it
     */
    static GameFolder of(Path folder) {
        if (Files.isRegularFile(folder))
            throw new CommandException("'" + folder + "' is a file; name the game's folder");
        if (!Files.isDirectory(folder)) throw new CommandException("there is no folder '" + folder + "'");
        if (!Files.isRegularFile(folder.resolve(GameConfig.FILE)))
            throw new CommandException("there is no game in '" + folder + "': " + GameConfig.FILE + " is missing");
        return new GameFolder(folder, new AllowedFolders(folder, Path.of("")));
    }

    Path path() {
        return folder;
    }

    /** Opens the game. Loads none of its classes. */
    @Override
    public GameProject get() {
        GameConfig config = config();
        GameFiles files = files(config);
        List<URL> urls = new ArrayList<>();
        Map<String, Long> hashes = new HashMap<>();
        for (Path entry : classPath(config)) {
            InMemoryClasses copy = InMemoryClasses.of(entry);
            urls.add(copy.url());
            copy.addHashesTo(hashes);
        }
        return new GameProject(config, files, taskClasses(urls), Fingerprint.ofJava(hashes));
    }

    private GameConfig config() {
        return GameConfig.read(GameFiles.folder(folder).read(GameConfig.FILE));
    }

    /**
     * Returns the files of the game, including those of the further folders that {@code game.lua} names. The Java parts
     * may be missing.
     *
     * @throws kodama.script.config.GameConfigException if {@code game.lua} is invalid
     * @throws CommandException if such a folder does not exist, or is outside the allowed folders
     */
    GameFiles files() {
        return files(config());
    }

    private GameFiles files(GameConfig config) {
        GameFiles files = GameFiles.folder(folder);
        for (String further : config.files()) files = files.layeredOver(GameFiles.folder(existing(further)));
        return files;
    }

    private Path existing(String further) {
        Path path = allowed.find("files", further);
        if (path != null && Files.isDirectory(path)) return path;
        throw new CommandException(GameConfig.FILE + ": the folder '" + further + "' in 'files' does not exist");
    }

    /**
     * Compiles the sources in the game's folder {@code java}, if {@code game.lua} names its folder {@code classes} as a
     * class folder. The sources may use the other jars and class folders that it names.
     *
     * @throws kodama.make.MakeException if the sources cannot be compiled
     */
    JavaBuild compile() {
        List<String> places = config().java().places();
        if (!places.contains(BuiltClasses.FOLDER)) return JavaBuild.NOTHING;
        List<Path> libraries = new ArrayList<>();
        for (String entry : places) {
            Path library = allowed.find("java", entry);
            if (library != null) libraries.add(library);
        }
        return JavaBuild.of(folder, libraries);
    }

    /**
     * Returns the paths in the game of the sources that {@link #compile} must compile; empty if the classes are up to
     * date.
     *
     * @throws kodama.make.MakeException if the sources cannot be read
     */
    List<String> changedSources() {
        return config().java().places().contains(BuiltClasses.FOLDER)
                ? JavaSources.of(folder).changed()
                : List.of();
    }

    /** Compiles the sources as {@link #compile} does, if one of them has changed since. */
    JavaBuild compileChanged() {
        return changedSources().isEmpty() ? JavaBuild.NOTHING : compile();
    }

    /** The framework's own classes first, so that a game's jar cannot replace them. */
    private static ClassLoader taskClasses(List<URL> urls) {
        return new URLClassLoader(urls.toArray(URL[]::new), GameFolder.class.getClassLoader());
    }

    /**
     * Returns the jars and class folders that {@code game.lua} names now.
     *
     * @throws kodama.script.config.GameConfigException if {@code game.lua} is invalid
     * @throws CommandException if one of them does not exist or is not a usable jar
     */
    List<Path> classPath() {
        return classPath(config());
    }

    /**
     * Returns the jars and class folders that this {@code game.lua} names.
     *
     * @throws CommandException if one of them does not exist or is not a usable jar
     */
    List<Path> classPath(GameConfig config) {
        return config.java().places().stream().map(this::existingPath).toList();
    }

    private Path existingPath(String entry) {
        Path path = allowed.find("java", entry);
        if (path == null)
            throw new CommandException(
                    GameConfig.FILE + ": '" + entry + "' in 'java' does not exist; has it been built?");
        if (!Files.isDirectory(path)) checkJar(entry, path);
        return path;
    }

    /** Rejects other files than jars, and jars whose manifest names further jars, which Java would load as well. */
    private static void checkJar(String entry, Path jar) {
        if (!Files.isRegularFile(jar)) throw wrong(entry, "is not a folder or a jar");
        try (JarFile open = new JarFile(jar.toFile())) {
            Manifest manifest = open.getManifest();
            boolean namesJars =
                    manifest != null && manifest.getMainAttributes().containsKey(Attributes.Name.CLASS_PATH);
            if (namesJars || open.getEntry("META-INF/INDEX.LIST") != null)
                throw wrong(entry, "names further jars in its manifest; name them in 'java' instead");
        } catch (IOException unreadable) {
            throw wrong(entry, "is not a readable jar");
        }
    }

    private static CommandException wrong(String entry, String what) {
        return new CommandException(GameConfig.FILE + ": '" + entry + "' in 'java' " + what);
    }
}
