package kodama.make;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import kodama.docs.LuaApi;
import kodama.file.GameFiles;
import kodama.script.config.GameConfig;

/**
 * A game to be created in a new or empty folder.
 *
 * <p>Templates are games that run unchanged. Some words in them, such as the title, are replaced in the new game.
 */
public final class NewGame {
    private static final String TITLE = "My game";
    private static final String ID = "my-game";
    private static final String AUTHOR = "Your name";

    /** Extensions of files in which words are replaced. */
    private static final List<String> TEXTS = List.of(".lua", ".md");

    /** The templates' name of {@code .gitignore}, so that it does not apply to them. */
    private static final String IGNORED = "gitignore";

    private final NewFolder folder;
    private final String title;

    private NewGame(NewFolder folder, String title) {
        this.folder = folder;
        this.title = title;
    }

    /**
     * Prepares a new game; nothing is written yet. The title is made from the folder's name.
     *
     * @param folder a new or empty folder; its parents are created, too
     * @throws MakeException if the folder is not empty, or its name is invalid on some system
     */
    public static NewGame in(Path folder) {
        FolderName name = FolderName.of(folder);
        return new NewGame(NewFolder.of(folder), name.title());
    }

    public String title() {
        return title;
    }

    /**
     * Writes the game's files and those for editors, and builds its Java sources. Characters of the author's name that
     * would end a Lua string are dropped.
     *
     * @throws MakeException if the Java sources cannot be compiled
     * @throws kodama.file.GameFileException if a file cannot be written
     */
    public JavaBuild write(Template template, String author) {
        GameFiles files = template.files();
        Map<String, String> words = Map.of(TITLE, title, ID, id(), AUTHOR, author.replaceAll("[\"\\\\\\p{Cntrl}]", ""));
        for (String path : files.all()) folder.write(target(path), content(files, path, words));
        new EditorFiles(LuaApi.ofFramework(), KodamaLauncher.running()).write(folder.path());
        return JavaBuild.of(folder.path());
    }

    /** The id that Kodama derives from a title. It is written into game.lua, so that a new title does not change it. */
    private String id() {
        String config = "return { title = \"" + title + "\" }";
        return GameConfig.read(config.getBytes(StandardCharsets.UTF_8)).id();
    }

    private static String target(String path) {
        return path.equals(IGNORED) ? "." + IGNORED : path;
    }

    private static byte[] content(GameFiles files, String path, Map<String, String> words) {
        byte[] content = files.read(path);
        if (TEXTS.stream().noneMatch(path::endsWith)) return content;
        String text = new String(content, StandardCharsets.UTF_8);
        for (var word : words.entrySet()) text = text.replace(word.getKey(), word.getValue());
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
