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
@LuaModule(name = "game", doc = "Functions and values of the program as a whole.")
public final class GameModule {
    private final GameRequests requests;
    private final GameStarter starter;
    private final Display display;
    private final StepBudget effort;

    GameModule(GameContext game) {
        requests = game.requests();
        starter = game.starter();
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
            doc = "Exits the program after this frame with an exit code from 0 (default) to 255.")
    void quit(int code) {
        requests.quit(code);
    }

    @LuaFunction(
            value = "reset(first?: string<SceneName>|FirstScene|number)",
            doc = "Restarts the game after this frame and loads its scripts again. It starts at the given scene; by"
                    + " default, at the one given to the last reset, or else at its first scene.")
    void reset(Value first) {
        requests.reset(FirstSceneTable.read(first, effort));
    }

    @LuaFunction(
            value = "soft_reset(loop?: string = \"\", first?: string<SceneName>|FirstScene)",
            doc = "Restarts the whole game after this frame, including its Java parts, with the same loop object or"
                    + " with another, such as `portal` or one of `loops` of game.lua. `first` is the same as in"
                    + " `game.reset`.")
    void softReset(String loop, Value first) {
        requests.softReset(loop, FirstSceneTable.read(first, effort));
    }

    @LuaFunction(
            value = "command(name: string, command: fun(...: any))",
            doc = "Defines a command: a function that entries of the portal can call before their scene"
                    + " starts. Define commands in the file `commands.lua`.")
    void command(String name, Value command) {
        starter.addCommand(name, command);
    }

    @LuaField(value = "title: string", doc = "Title of the game.")
    String title() {
        return display.title();
    }

    @LuaField(value = "width: integer", doc = "Width of the screen, in pixels.")
    int width() {
        return display.width();
    }

    @LuaField(value = "height: integer", doc = "Height of the screen, in pixels.")
    int height() {
        return display.height();
    }

    @LuaField(
            value = "data: table<any, any>",
            doc = "Table for data shared between scenes, such as a high score; kept until the next reset. A debug"
                    + " save, `saves/<name>.lua`, returns the initial contents.")
    Table data() {
        return starter.data();
    }
}
