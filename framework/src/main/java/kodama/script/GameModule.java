package kodama.script;

import kodama.base.Checks;
import kodama.base.Effort;
import kodama.file.GameFiles;
import kodama.request.FirstScene;
import kodama.request.LoopRequests;
import kodama.request.Request;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The module {@code game}: the program as a whole. */
final class GameModule {
    private final LoopRequests requests;
    private final Beginning beginning;
    private final GameFiles files;
    private final Effort effort;

    private GameModule(ScriptWorld world) {
        requests = world.services().requests();
        beginning = world.beginning();
        files = world.services().files();
        effort = world.effort();
    }

    static LuaModule module(ScriptWorld world) {
        GameModule game = new GameModule(world);
        GameConfig config = world.config();
        return new LuaModule("game", "The program as a whole.")
                .function(
                        "quit(code?: integer)",
                        "Ends the program after this frame, with an exit code from 0 (the default) to 255.",
                        game::quit)
                .function(
                        "reset(first?: string|table|number)",
                        "Starts the game anew after this frame, with its scripts read again: at the scene it began with, or"
                                + " at another. " + FirstSceneTable.DOC,
                        arguments -> game.submit(new Request.SimpleReset("game.reset()", game.first(arguments.arg1()))))
                .function(
                        "soft_reset(loop?: string, first?: string|table)",
                        "Ends the game with all its parts after this frame and begins anew: with the same loop object, or with"
                                + " another, such as `portal` or one of `loops` in game.lua. `first` is as with reset.",
                        arguments -> game.submit(
                                new Request.SoftReset(arguments.optjstring(1, ""), game.first(arguments.arg(2)))))
                .procedure(
                        "command(name: string, command: function)",
                        "Gives a name to a function that entries of the debug portal may call before their scene begins;"
                                + " the place for it is the file `commands.lua`.",
                        arguments ->
                                game.beginning.command(arguments.arg1().tojstring(), (LuaFunction) arguments.arg(2)))
                .function(
                        "frame_rate(fps: integer)",
                        "Changes ticks and frames a second after this frame; from 1 to 240.",
                        game::frameRate)
                .field("title", "string", "The game's title.", () -> LuaValue.valueOf(config.title()))
                .field("width", "integer", "Width of the picture; in pixels.", () -> LuaValue.valueOf(config.width()))
                .field(
                        "height",
                        "integer",
                        "Height of the picture; in pixels.",
                        () -> LuaValue.valueOf(config.height()))
                .field(
                        "data",
                        "table",
                        "A table for what scenes share, such as a high score; kept until the next reset. A debug save,"
                                + " `saves/<name>.lua`, returns what to put into it.",
                        world.beginning()::data);
    }

    /** A beginning that names what is not there is refused where it is asked for, while there is a game to go on. */
    private @Nullable FirstScene first(LuaValue asked) {
        FirstScene first = FirstSceneTable.read(asked, effort);
        effort.spend(SceneModule.COST_OF_LOOK);
        if (first != null) FirstSceneFiles.check(files, first);
        return first;
    }

    private Varargs quit(Varargs arguments) {
        return submit(new Request.Quit(Checks.between("code", arguments.optint(1, 0), 0, 255)));
    }

    private Varargs frameRate(Varargs arguments) {
        return submit(new Request.ChangeFrameRate(Checks.between("fps", arguments.toint(1), 1, 240)));
    }

    private Varargs submit(Request request) {
        requests.submit(request);
        return LuaValue.NONE;
    }
}
