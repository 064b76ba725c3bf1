package kodama.make;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import kodama.docs.LuaApi;
import kodama.file.GameFiles;
import kodama.script.config.GameConfig;

/**
 * A game that is about to be made in a folder, which is new or empty.
 *
 * <p>Templates are games that run as they are; what is a new game's own, its title, stands in them in words that are
 * found and replaced.
 */
public final class NewGame {
    private static final String TITLE = "My game";
    private static final String ID = "my-game";
    private static final String AUTHOR = "Your name";

    /** Files in which these words are replaced. */
    private static final List<String> TEXTS = List.of(".lua", ".md");

    /** In the templates it has another name, as it would count for these. */
    private static final String IGNORED = "gitignore";

    private final NewFolder folder;
    private final String title;

    private NewGame(NewFolder folder, String title) {
        this.folder = folder;
        this.title = title;
    }

    /**
     * A game in a folder that is new, of which the folders above are made as well, or empty; not made yet. Its title is
     * made of the folder's name.
     *
     * @throws MakeException if there is something already, or not all systems could have a folder of that name
     */
    public static NewGame in(Path folder) {
        FolderName name = FolderName.of(folder);
        return new NewGame(NewFolder.of(folder), name.title());
    }

    public String title() {
        return title;
    }

    /**
     * Writes the game's files and those of editors, and builds what of it is written in Java. Characters of the
     * author's name that would end a text in Lua are left out.
     *
     * @throws MakeException if its Java parts cannot be compiled
     * @throws kodama.file.GameFileException if a file cannot be written
     */
    public JavaBuild write(Template template, String author) {
        GameFiles files = template.files();
        Map<String, String> words = Map.of(TITLE, title, ID, id(), AUTHOR, author.replaceAll("[\"\\\\\\p{Cntrl}]", ""));
        for (String path : files.all()) folder.write(target(path), content(files, path, words));
        new EditorFiles(LuaApi.ofFramework(), KodamaLauncher.running()).write(folder.path());
        return JavaBuild.of(folder.path());
    }

    /** As Kodama itself makes one of a title; it then stands in game.lua, so that another title does not change it. */
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
