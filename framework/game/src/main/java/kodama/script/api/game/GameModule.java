package kodama.script.api.game;

import java.util.List;
import kodama.base.StepBudget;
import kodama.lua.bind.LuaField;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.config.Display;
import kodama.script.config.FirstSceneTable;
import kodama.script.game.GameContext;
import kodama.script.game.GameRequests;
import kodama.script.game.GameStarter;

/** The module {@code game}. */
@LuaModule(name = "game", doc = "The program as a whole.")
public final class GameModule {
    private final GameRequests requests;
    private final GameStarter beginning;
    private final Display display;
    private final StepBudget effort;

    GameModule(GameContext game) {
        requests = game.requests();
        beginning = game.starter();
        display = game.display();
        effort = game.effort();
    }

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(GameModule.class).withOptions(FirstSceneTable.OPTIONS));
    }

    public static Module of(GameContext game) {
        return Module.of(new GameModule(game));
    }

    @LuaFunction(
            value = "quit(code?: integer = 0)",
            doc = "Ends the program after this frame, with an exit code from 0 (the default) to 255.")
    void quit(int code) {
        requests.quit(code);
    }

    @LuaFunction(
            value = "reset(first?: string<SceneName>|FirstScene|number)",
            doc = "Starts the game again after this frame, with its scripts read again: at the scene it began with, or"
                    + " at another.")
    void reset(Value first) {
        requests.reset(FirstSceneTable.read(first, effort));
    }

    @LuaFunction(
            value = "soft_reset(loop?: string = \"\", first?: string<SceneName>|FirstScene)",
            doc = "Ends the game with all its parts after this frame and begins again: with the same loop object, or"
                    + " with another, such as `portal` or one of `loops` in game.lua. `first` is as with reset.")
    void softReset(String loop, Value first) {
        requests.softReset(loop, FirstSceneTable.read(first, effort));
    }

    @LuaFunction(
            value = "command(name: string, command: fun(...: any))",
            doc = "Gives a name to a function that entries of the debug portal may call before their scene begins;"
                    + " the place for it is the file `commands.lua`.")
    void command(String name, Value command) {
        beginning.addCommand(name, command);
    }

    @LuaField(value = "title: string", doc = "The game's title.")
    String title() {
        return display.title();
    }

    @LuaField(value = "width: integer", doc = "Width of the picture; in pixels.")
    int width() {
        return display.width();
    }

    @LuaField(value = "height: integer", doc = "Height of the picture; in pixels.")
    int height() {
        return display.height();
    }

    @LuaField(
            value = "data: table<any, any>",
            doc = "A table for what scenes share, such as a high score; kept until the next reset. A debug save,"
                    + " `saves/<name>.lua`, returns what to put into it.")
    Table data() {
        return beginning.data();
    }
}
