package kodama.script.api.draw;

import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaField;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Value;
import kodama.script.config.Display;
import kodama.script.game.GameContext;
import kodama.script.task.TaskContext;

/** The last part of the module {@code draw}: which part of the picture is drawn to, and from where it is seen. */
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
            doc = "Lets only a rectangle be drawn to until this task has drawn; without arguments, everything again.")
    void clip(Value x, Value y, Value width, Value height) {
        boolean isWhole = !y.isNil() && !width.isNil() && !height.isNil();
        if (!x.isNil() && !isWhole)
            throw new LuaException("draw.clip: x, y, width and height are given together or not at all");
        cost.nothing();
        if (x.isNil()) context.canvas().unclip();
        else context.canvas().clip(x.number(), y.number(), width.number(), height.number());
    }

    @LuaFunction(
            value = "camera(x?: number = 0, y?: number = 0)",
            doc = "Moves what this task and those after it in the order draw, so that x, y is at the top left of the"
                    + " picture; without arguments, back to where it was.")
    void camera(double x, double y) {
        cost.nothing();
        context.canvas().camera(x, y);
    }

    @LuaField(value = "width: integer", doc = "Width of the picture.")
    int width() {
        return display.width();
    }

    @LuaField(value = "height: integer", doc = "Height of the picture.")
    int height() {
        return display.height();
    }
}
