package kodama.script.api.globals;

import kodama.geom.Hitbox;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;

/** A part of the globals: outlines for who hits whom. */
@LuaModule(name = "")
final class HitboxFunctions {
    /** Makes this part of the globals. */
    HitboxFunctions() {}

    @LuaFunction(value = "circle(radius: number) -> userdata<Hitbox>", doc = "Makes a round hitbox; radius in pixels.")
    Hitbox circle(double radius) {
        return Hitbox.circle(radius);
    }

    @LuaFunction(
            value = "box(width: number, height: number, angle?: number = 0) -> userdata<Hitbox>",
            doc = "Makes a hitbox with four corners around the task's middle, in pixels: upright, or turned clockwise"
                    + " by `angle` degrees.")
    Hitbox box(double width, double height, double angle) {
        return Hitbox.box(width, height, angle);
    }

    @LuaFunction(
            value = "capsule(length: number, radius: number, angle?: number = 0) -> userdata<Hitbox>",
            doc = "Makes a hitbox for long things: a line with round ends, `length` pixels from tip to tip and twice"
                    + " `radius` thick. It lies, or is turned clockwise by `angle` degrees.")
    Hitbox capsule(double length, double radius, double angle) {
        return Hitbox.capsule(length, radius, angle);
    }

    @LuaFunction(
            value = "polygon(corners: number[]) -> userdata<Hitbox>",
            doc = "Makes a hitbox of 3 to 32 corners that bulges outwards everywhere: `{ x1, y1, x2, y2, … }` around"
                    + " the task's middle, in pixels, one corner after the other around it.")
    Hitbox polygon(Table corners) {
        double[] places = new double[corners.length()];
        for (int i = 0; i < places.length; i++) places[i] = number(corners.get(i + 1), i + 1);
        return Hitbox.polygon(places);
    }

    private static double number(Value place, int index) {
        if (place.is(LuaType.NUMBER)) return place.number();
        throw new LuaException(
                "polygon: corners must be numbers, x and y in turn, but number " + index + " was " + place.describe());
    }
}
