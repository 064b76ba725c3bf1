package kodama.script;

import java.util.List;
import kodama.base.Spelling;
import kodama.file.GameFiles;
import kodama.request.FirstScene;
import org.luaj.vm2.LuaError;

/** Where the scenes and debug saves that a first scene names are kept. */
final class FirstSceneFiles {
    private static final String SCENES = "scenes/";
    private static final String SAVES = "saves/";
    private static final String ENDING = ".lua";

    private FirstSceneFiles() {}

    /** Makes sure that what a first scene names is there, without reading it. */
    static void check(GameFiles files, FirstScene first) {
        if (!first.scene().isEmpty()) scene(files, first.scene());
        if (!first.base().isEmpty()) scene(files, first.base());
        if (!first.save().isEmpty()) save(files, first.save());
    }

    /** The path of a scene's file, which is there. */
    static String scene(GameFiles files, String name) {
        return existing(files, SCENES, "scene", name);
    }

    /** The path of a debug save's file, which is there. */
    static String save(GameFiles files, String name) {
        return existing(files, SAVES, "debug save", name);
    }

    private static String existing(GameFiles files, String folder, String kind, String name) {
        String path = folder + name + ENDING;
        if (files.exists(path)) return path;
        String hint = Spelling.hint(name, names(files, folder));
        throw new LuaError("there is no " + kind + " '" + name + "': " + path + " is missing" + hint);
    }

    private static List<String> names(GameFiles files, String folder) {
        return files.list(ENDING.substring(1)).stream()
                .filter(path -> path.startsWith(folder))
                .map(path -> path.substring(folder.length(), path.length() - ENDING.length()))
                .toList();
    }
}
