package kodama.docs;

import java.util.List;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.Signature;
import kodama.lua.bind.TypeDoc;
import kodama.script.config.GameConfig;
import kodama.script.config.PortalFile;

/**
 * A Lua file that means something to the framework.
 *
 * @param path in the game's folder, with a star for any name
 * @param returns what it returns
 * @param doc what it is for
 * @param classes of tables that it returns
 */
public record FileDoc(String path, TypeDoc returns, String doc, List<ClassDoc> classes) {
    private static final TypeDoc OF_A_TASK = Signature.type("async fun(self: Task)");

    private static final ClassDoc SCENE = ClassDoc.of(
            "Scene",
            "A scene that is built before it begins, or has sections.",
            List.of(
                    FieldDoc.of("build", OF_A_TASK, "Called first, and may wait; a loading mark is shown meanwhile.")
                            .orNil(),
                    FieldDoc.of("run", OF_A_TASK, "The function of the scene's first task."),
                    FieldDoc.of(
                                    "sections",
                                    Signature.type("string[]"),
                                    "Names of places at which it can begin: the debug portal offers them, and"
                                            + " `run` finds the one that is wanted in `self.section`."
                                            + " `kodama.shooter.stage` makes such a table.")
                            .orNil()));

    /** All there are, in the order of the reference. */
    static List<FileDoc> all() {
        return List.of(
                new FileDoc(
                        GameConfig.FILE,
                        Signature.type("Game"),
                        "Makes a folder a game, and says what it is like. It is run by itself, without the modules.",
                        GameConfig.classes()),
                new FileDoc(
                        "scenes/*.lua",
                        Signature.type("(async fun(self: Task))|Scene"),
                        "A scene: the function of its first task.",
                        List.of(SCENE)),
                new FileDoc(
                        "portal.lua",
                        Signature.type("Beginnings"),
                        "Lists how the game may begin, for the debug portal.",
                        PortalFile.classes()),
                new FileDoc(
                        "saves/*.lua",
                        Signature.type("table<any, any>"),
                        "A debug save: what is put into `game.data`.",
                        List.of()));
    }
}
