package kodama.docs;

import java.util.List;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.Signature;
import kodama.lua.bind.TypeDoc;
import kodama.script.config.GameConfig;
import kodama.script.config.PortalFile;

/**
 * A Lua file that the framework reads.
 *
 * @param path path in the game's folder, with a star for any name
 * @param returns type of the file's result
 * @param doc purpose of the file
 * @param classes classes of the tables in the result
 */
public record FileDoc(String path, TypeDoc returns, String doc, List<ClassDoc> classes) {
    private static final TypeDoc OF_A_TASK = Signature.type("async fun(self: Task)");

    private static final ClassDoc SCENE = ClassDoc.of(
            "Scene",
            "A scene with a build phase or sections.",
            List.of(
                    FieldDoc.of("build", OF_A_TASK, "Called first; it may wait, while a loading mark is shown.")
                            .orNil(),
                    FieldDoc.of("run", OF_A_TASK, "Function of the scene's first task."),
                    FieldDoc.of(
                                    "sections",
                                    Signature.type("string[]"),
                                    "Names of sections at which the scene can start: the portal lists them, and"
                                            + " `run` finds the"
                                            + " selected one in `self.section`. `kodama.shooter.stage` creates"
                                            + " such a table.")
                            .orNil()));

    /** Returns the files in the order of the reference. */
    static List<FileDoc> all() {
        return List.of(
                new FileDoc(
                        GameConfig.FILE,
                        Signature.type("Game"),
                        "Settings of the game; this file makes a folder a game. It runs on its own, without"
                                + " the modules.",
                        GameConfig.classes()),
                new FileDoc(
                        "scenes/*.lua",
                        Signature.type("(async fun(self: Task))|Scene"),
                        "The function of the scene's first task, or a table.",
                        List.of(SCENE)),
                new FileDoc(
                        "portal.lua",
                        Signature.type("PortalEntries"),
                        "Entries of the portal: how the game can start.",
                        PortalFile.classes()),
                new FileDoc(
                        "saves/*.lua",
                        Signature.type("table<any, any>"),
                        "A debug save: the contents of `game.data`.",
                        List.of()));
    }
}
