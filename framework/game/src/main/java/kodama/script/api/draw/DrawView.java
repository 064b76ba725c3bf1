package kodama.script.api.draw;

import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaField;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Value;
import kodama.script.config.Display;
import kodama.script.game.GameContext;
import kodama.script.task.TaskContext;

/** The functions and fields of the module {@code draw} for clipping and the size of the screen. */
@LuaModule(name = "draw")
final class DrawView {
    private final TaskContext context;
    private final DrawCost cost;
    private final Display display;

    DrawView(GameContext game, DrawCost cost) {
        context = game.running();
        this.cost = cost;
        display = game.display();
    }

    @LuaFunction(
            value = "clip(x?: number, y?: number, width?: number, height?: number)",
            doc = "Limits drawing to a rectangle until this task has finished drawing; without arguments, removes"
                    + " the limit.")
    void clip(Value x, Value y, Value width, Value height) {
        boolean isWhole = !y.isNil() && !width.isNil() && !height.isNil();
        if (!x.isNil() && !isWhole) throw new LuaException("draw.clip: x, y, width and height must be given together");
        cost.nothing();
        if (x.isNil()) context.canvas().unclip();
        else context.canvas().clip(x.number(), y.number(), width.number(), height.number());
    }

    @LuaField(value = "width: integer", doc = "Width of the screen, in pixels.")
    int width() {
        return display.width();
    }

    @LuaField(value = "height: integer", doc = "Height of the screen, in pixels.")
    int height() {
        return display.height();
    }
}
