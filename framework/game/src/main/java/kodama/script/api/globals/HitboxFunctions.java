package kodama.script.api.globals;

import kodama.geom.Hitbox;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;

/** The globals that create hitboxes. */
@LuaModule(name = "")
final class HitboxFunctions {
    private final SharedHitboxes shared = new SharedHitboxes();

    HitboxFunctions() {}

    @LuaFunction(
            value = "circle(radius: number) -> userdata<Hitbox>",
            doc = "Creates a circular hitbox with a radius in pixels.")
    Value circle(double radius) {
        return shared.get("circle", radius, 0, 0, () -> Hitbox.circle(radius));
    }

    @LuaFunction(
            value = "box(width: number, height: number, angle?: number = 0) -> userdata<Hitbox>",
            doc = "Creates a rectangular hitbox with a width and height in pixels, centered on the task and rotated"
                    + " clockwise by `angle` degrees (default 0).")
    Value box(double width, double height, double angle) {
        return shared.get("box", width, height, angle, () -> Hitbox.box(width, height, angle));
    }

    @LuaFunction(
            value = "capsule(length: number, radius: number, angle?: number = 0) -> userdata<Hitbox>",
            doc = "Creates a capsule, a hitbox for long objects: a line with round ends, `length` pixels from tip"
                    + " to tip and `radius` pixels to each side. It is horizontal, or rotated clockwise by `angle`"
                    + " degrees.")
    Value capsule(double length, double radius, double angle) {
        return shared.get("capsule", length, radius, angle, () -> Hitbox.capsule(length, radius, angle));
    }

    @LuaFunction(
            value = "polygon(corners: number[]) -> userdata<Hitbox>",
            doc = "Creates a convex polygon with 3 to 32 corners as a hitbox. `corners` is `{ x1, y1, x2, y2, … }`"
                    + " relative to the task's center, in pixels, in order around the polygon.")
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
