package kodama.script;

import kodama.base.Checks;
import kodama.request.LoopRequests;
import kodama.request.Request;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The module {@code game}: the program as a whole. */
final class GameModule {
    private final LoopRequests requests;

    private GameModule(LoopRequests requests) {
        this.requests = requests;
    }

    static LuaModule module(ScriptWorld world) {
        GameModule game = new GameModule(world.services().requests());
        GameConfig config = world.config();
        LuaTable data = world.machine().newTable();
        return new LuaModule("game", "The program as a whole.")
                .function(
                        "quit(code?: integer)",
                        "Ends the program after this frame, with an exit code from 0 (the default) to 255.",
                        game::quit)
                .function(
                        "reset()",
                        "Starts the game anew after this frame, with its scripts read again.",
                        arguments -> game.submit(new Request.SimpleReset("game.reset()")))
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
                        "A table for what scenes share, such as a high score; kept until the next reset.",
                        () -> data);
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
