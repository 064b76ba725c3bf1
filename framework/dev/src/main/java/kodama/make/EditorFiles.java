package kodama.make;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import kodama.docs.LuaApi;
import kodama.docs.LuaDefinitions;
import kodama.file.AtomicFile;
import kodama.file.BundledFiles;
import kodama.file.ContainedPath;
import kodama.file.GameFiles;

/**
 * Writes the files that editors need next to a game's scripts: definitions of the Lua API, tasks to play and test the
 * game, the debugger's configuration, the indentation.
 *
 * <p>The definitions are in {@code .kodama} and are replaced each time. All other files belong to the user and are
 * written only if they do not exist.
 */
public final class EditorFiles {
    private static final String LIBRARY = ".kodama/library";

    /** The part of the settings that starts Kodama as a command on the PATH. */
    private static final String KODAMA = "\"command\": \"kodama\",\n      \"args\": [";

    /** Maximum length of a relative path to the jar, in names; a farther jar gets an absolute path. */
    private static final int NEAR = 4;

    /** Paths in the game's folder, and the resource of each. */
    private static final List<Map.Entry<String, String>> SETTINGS = List.of(
            Map.entry(".luarc.json", "luarc.json"),
            Map.entry(".editorconfig", "editorconfig"),
            Map.entry(".vscode/tasks.json", "tasks.json"),
            Map.entry(".vscode/launch.json", "launch.json"),
            Map.entry(".vscode/extensions.json", "extensions.json"));

    private final LuaApi api;
    private final KodamaLauncher launcher;

    /** Files that were written, and existing ones with other content; paths are relative to the game's folder. */
    public record Outcome(List<Path> written, List<Path> kept) {}

    /**
     * Creates a writer.
     *
     * @param launcher Kodama as started by editors
     */
    public EditorFiles(LuaApi api, KodamaLauncher launcher) {
        this.api = api;
        this.launcher = launcher;
    }

    /**
     * Writes the missing files into an existing game's folder.
     *
     * @throws kodama.file.GameFileException if a file cannot be written
     */
    public Outcome write(Path game) {
        Outcome outcome = new Outcome(new ArrayList<>(), new ArrayList<>());
        writeLibrary(game);
        outcome.written.add(Path.of(LIBRARY));
        for (Map.Entry<String, String> each : SETTINGS)
            writeOnce(game, each.getKey(), content(game, each.getValue()), outcome);
        return outcome;
    }

    private void writeLibrary(Path game) {
        ContainedPath library = ContainedPath.root(game).resolve(LIBRARY);
        AtomicFile.writeWithFolder(library.resolve("kodama.d.lua").checked(), bytes(new LuaDefinitions(api).file()));
        GameFiles scripts = GameFiles.classpath(EditorFiles.class.getClassLoader(), "kodama/lua/scripts/");
        for (String path : scripts.list("lua"))
            AtomicFile.writeWithFolder(library.resolve(path).checked(), scripts.read(path));
    }

    private static void writeOnce(Path game, String place, byte[] content, Outcome outcome) {
        if (Files.isSymbolicLink(game.resolve(place))) {
            outcome.kept.add(Path.of(place));
            return;
        }
        Path file = ContainedPath.root(game).resolve(place).checked();
        if (!Files.exists(file)) {
            AtomicFile.writeWithFolder(file, content);
            outcome.written.add(Path.of(place));
        } else if (!hasContent(file, content)) {
            outcome.kept.add(Path.of(place));
        }
    }

    private static boolean hasContent(Path file, byte[] content) {
        try {
            return Files.isRegularFile(file)
                    && Files.size(file) == content.length
                    && Arrays.equals(Files.readAllBytes(file), content);
        } catch (IOException unreadable) {
            return false;
        }
    }

    private byte[] content(Path game, String name) {
        return bytes(BundledFiles.text(EditorFiles.class, name).replace(KODAMA, command(game)));
    }

    /** The program and its first arguments as JSON. */
    private String command(Path game) {
        Optional<String> program = launcher.program()
                .map(path -> "\"command\": \"" + path.toString().replace('\\', '/') + "\",\n      \"args\": [");
        if (program.isPresent()) return program.get();
        return launcher.jar()
                .map(jar -> "\"command\": \"java\",\n      \"args\": [\"-jar\", \"" + place(game, jar) + "\", ")
                .orElse(KODAMA);
    }

    /** The jar's path. It is relative to a near game's folder, so that both can be moved together. */
    private static String place(Path game, Path jar) {
        Path folder = game.toAbsolutePath().normalize();
        boolean isNear = Objects.equals(folder.getRoot(), jar.getRoot())
                && folder.relativize(jar).getNameCount() <= NEAR;
        String path = isNear ? "${workspaceFolder}/" + folder.relativize(jar) : jar.toString();
        return path.replace('\\', '/');
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
