package kodama.script.config;

import java.util.List;
import java.util.regex.Pattern;
import kodama.base.Spelling;
import kodama.file.GameFiles;
import kodama.lua.bind.LuaException;
import kodama.request.FirstScene;

/** The files of the scenes and debug saves that a first scene names. */
public final class FirstSceneFiles {
    private static final String SCENES = "scenes/";
    private static final String SAVES = "saves/";
    private static final String ENDING = ".lua";

    /** A package and a class in it. */
    private static final Pattern JAVA = Pattern.compile("(\\w++\\.)++\\p{Lu}[\\w$]*");

    private FirstSceneFiles() {}

    /**
     * Checks that the scenes and the debug save of a first scene exist, without reading them.
     *
     * @throws LuaException if a file is missing
     */
    public static void check(GameFiles files, FirstScene first) {
        checkScene(files, first.scene());
        checkScene(files, first.base());
        if (!first.save().isEmpty()) save(files, first.save());
    }

    private static void checkScene(GameFiles files, String name) {
        if (!name.isEmpty() && !isJava(files, name)) scene(files, name);
    }

    /**
     * Whether a scene is a Java class: its name has the form of a class name, such as {@code hills.Play}, and there is
     * no such file. Does not check that the class exists.
     */
    public static boolean isJava(GameFiles files, String name) {
        return JAVA.matcher(name).matches() && !files.exists(SCENES + name + ENDING);
    }

    /**
     * Returns the path of a scene's file, which exists.
     *
     * @throws LuaException if it is missing
     */
    public static String scene(GameFiles files, String name) {
        return existing(files, SCENES, "scene", name);
    }

    /**
     * Returns the path of a debug save's file, which exists.
     *
     * @throws LuaException if it is missing
     */
    public static String save(GameFiles files, String name) {
        return existing(files, SAVES, "debug save", name);
    }

    private static String existing(GameFiles files, String folder, String kind, String name) {
        String path = folder + name + ENDING;
        if (files.exists(path)) return path;
        String otherCase = files.caseHint(List.of(path));
        String hint = otherCase.isEmpty() ? Spelling.hint(name, names(files, folder)) : otherCase;
        throw new LuaException("there is no " + kind + " '" + name + "': " + path + " is missing" + hint);
    }

    private static List<String> names(GameFiles files, String folder) {
        return files.list(ENDING.substring(1)).stream()
                .filter(path -> path.startsWith(folder))
                .map(path -> path.substring(folder.length(), path.length() - ENDING.length()))
                .toList();
    }
}
