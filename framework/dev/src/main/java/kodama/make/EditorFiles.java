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
import kodama.docs.LuaApi;
import kodama.docs.LuaDefinitions;
import kodama.file.AtomicFile;
import kodama.file.BundledFiles;
import kodama.file.ContainedPath;
import kodama.file.GameFiles;

/**
 * What editors read of a game besides its scripts: what the framework offers, how the game is played, tested and
 * debugged, how files are indented.
 *
 * <p>The definitions lie in {@code .kodama} and are written anew each time; all other files belong to the person who
 * works on the game: what is there stays as it is.
 */
public final class EditorFiles {
    private static final String LIBRARY = ".kodama/library";

    /** How tasks call Kodama, where it is a command of the system. */
    private static final String KODAMA = "\"command\": \"kodama\",\n      \"args\": [";

    /** So many names in a path are still a neighborhood: up to three folders above the game. */
    private static final int NEAR = 4;

    /** By their places in the game; each lies beside this class in the jar. */
    private static final List<Map.Entry<String, String>> SETTINGS = List.of(
            Map.entry(".luarc.json", "luarc.json"),
            Map.entry(".editorconfig", "editorconfig"),
            Map.entry(".vscode/tasks.json", "tasks.json"),
            Map.entry(".vscode/launch.json", "launch.json"),
            Map.entry(".vscode/extensions.json", "extensions.json"));

    private final LuaApi api;
    private final KodamaLauncher program;

    /** Files that were written, and those that were there already and say something else; from the game's folder. */
    public record Outcome(List<Path> written, List<Path> kept) {}

    /** @param program Kodama as editors are to start it */
    public EditorFiles(LuaApi api, KodamaLauncher program) {
        this.api = api;
        this.program = program;
    }

    /**
     * Writes what is lacking into the game's folder, which is there.
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
        } else if (!says(file, content)) {
            outcome.kept.add(Path.of(place));
        }
    }

    private static boolean says(Path file, byte[] content) {
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

    /** As a program and the beginning of its arguments. */
    private String command(Path game) {
        return program.jar()
                .map(jar -> "\"command\": \"java\",\n      \"args\": [\"-jar\", \"" + place(game, jar) + "\", ")
                .orElse(KODAMA);
    }

    /** From the game's folder, so that it holds for a folder that is moved together with Kodama. */
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
