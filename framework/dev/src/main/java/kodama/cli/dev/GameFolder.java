package kodama.cli.dev;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import kodama.cli.CommandException;
import kodama.file.GameFiles;
import kodama.file.InMemoryClasses;
import kodama.loop.GameProject;
import kodama.make.BuiltClasses;
import kodama.make.JavaBuild;
import kodama.make.JavaSources;
import kodama.script.config.GameConfig;

/** A game in a folder: reads its {@code game.lua} and puts together what that names. */
final class GameFolder implements Supplier<GameProject> {
    private final Path folder;
    private final AllowedFolders allowed;

    private GameFolder(Path folder, AllowedFolders allowed) {
        this.folder = folder;
        this.allowed = allowed;
    }

    /**
     * The game of a folder, not opened yet.
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

    /** Opens the game. No class of its own is loaded by that. */
    @Override
    public GameProject get() {
        GameConfig config = config();
        return new GameProject(config, files(config), taskClasses(config));
    }

    private GameConfig config() {
        return GameConfig.read(GameFiles.folder(folder).read(GameConfig.FILE));
    }

    /**
     * The files of the game, with those of the further folders that {@code game.lua} names, whether its Java parts are
     * there or not.
     *
     * @throws kodama.script.config.GameConfigException if {@code game.lua} makes no sense
     * @throws CommandException if such a folder is not there, or out of reach
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
        throw new CommandException(GameConfig.FILE + ": the folder '" + further + "' in 'files' is not there");
    }

    /**
     * Compiles the sources in the game's folder {@code java}, if {@code game.lua} names its folder {@code classes} as a
     * place of Java classes. The sources may use the other places that it names.
     *
     * @throws kodama.make.MakeException if the sources cannot be compiled
     */
    JavaBuild compile() {
        List<String> places = config().java().places();
        if (!places.contains(BuiltClasses.FOLDER)) return JavaBuild.NOTHING;
        List<Path> libraries = new ArrayList<>();
        for (String place : places) {
            Path library = allowed.find("java", place);
            if (library != null) libraries.add(library);
        }
        return JavaBuild.of(folder, libraries);
    }

    /**
     * Paths in the game of the sources that {@link #compile} has to compile; empty if the classes are up to date.
     *
     * @throws kodama.make.MakeException if the sources cannot be read
     */
    List<String> changedSources() {
        return config().java().places().contains(BuiltClasses.FOLDER)
                ? JavaSources.of(folder).changed()
                : List.of();
    }

    /** Compiles the sources, as {@link #compile} does, if one has changed since it was compiled. */
    JavaBuild compileChanged() {
        return changedSources().isEmpty() ? JavaBuild.NOTHING : compile();
    }

    /** The framework's own classes first, so that a game's jar cannot bring another framework along. */
    private ClassLoader taskClasses(GameConfig config) {
        List<URL> urls = new ArrayList<>();
        for (Path place : classPath(config)) urls.add(InMemoryClasses.copy(place));
        return new URLClassLoader(urls.toArray(URL[]::new), GameFolder.class.getClassLoader());
    }

    /**
     * The jars and class folders that {@code game.lua} names now.
     *
     * @throws kodama.script.config.GameConfigException if {@code game.lua} makes no sense
     * @throws CommandException if one is not there, or is not a jar that can be used
     */
    List<Path> classPath() {
        return classPath(config());
    }

    /**
     * The jars and class folders that this {@code game.lua} names.
     *
     * @throws CommandException if one is not there, or is not a jar that can be used
     */
    List<Path> classPath(GameConfig config) {
        return config.java().places().stream().map(this::built).toList();
    }

    private Path built(String place) {
        Path path = allowed.find("java", place);
        if (path == null)
            throw new CommandException(GameConfig.FILE + ": '" + place + "' in 'java' is not there; is it built?");
        if (!Files.isDirectory(path)) checkJar(place, path);
        return path;
    }

    /** Refuses a file that is no jar, and a jar that names further jars, which Java would load as well. */
    private static void checkJar(String place, Path jar) {
        if (!Files.isRegularFile(jar)) throw wrong(place, "is neither a folder nor a jar");
        try (JarFile open = new JarFile(jar.toFile())) {
            Manifest manifest = open.getManifest();
            boolean namesJars =
                    manifest != null && manifest.getMainAttributes().containsKey(Attributes.Name.CLASS_PATH);
            if (namesJars || open.getEntry("META-INF/INDEX.LIST") != null)
                throw wrong(place, "names further jars in its manifest; name them in 'java' instead");
        } catch (IOException unreadable) {
            throw wrong(place, "is no jar that can be read");
        }
    }

    private static CommandException wrong(String place, String what) {
        return new CommandException(GameConfig.FILE + ": '" + place + "' in 'java' " + what);
    }
}
