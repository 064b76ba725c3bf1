package kodama.script.api;

import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.OptionNames;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.shot.Fan;
import kodama.shot.Ring;

/** The module {@code shot}: fires shots one by one, in fans and in rings. {@link ShotFigures} is its second part. */
@LuaModule(name = "shot", doc = "Bullets: they fly straight, and vanish when they hit or leave the picture.")
public final class ShotModule {
    private static final OptionNames COMMON = OptionNames.of(
            "from",
            "x",
            "y",
            "angle",
            "aim",
            "speed",
            "sprite",
            "frame",
            "turns",
            "hits",
            "radius",
            "damage",
            "piercing");
    private static final OptionNames FAN = COMMON.and("n", "spread");
    private static final OptionNames RING = COMMON.and("n");
    private static final String DOC = " Options: from (a task) or x and y; aim (a task) or angle (degrees, 90 is down,"
            + " which is also taken when there is neither); speed (pixels a tick, 2); sprite, frame, turns (whether the"
            + " picture turns with the direction); hits (the group it hurts, \"ship\"); radius (pixels, 2); damage (1);"
            + " piercing (whether it flies on after a hit).";
    private static final int MOST_AT_ONCE = 10_000;

    private final Gun gun;

    /**
     * Makes the module.
     *
     * @param gun fires
     */
    public ShotModule(Gun gun) {
        this.gun = gun;
    }

    @LuaFunction(value = "fire(options: table)", doc = "Fires one shot." + DOC)
    void fire(Table table) {
        Gun.Salvo salvo = gun.load(new Options("shot.fire", table, COMMON));
        salvo.fire(salvo.direction());
    }

    @LuaFunction(
            value = "fan(options: table)",
            doc = "Fires `n` shots (3) spread evenly over `spread` degrees (30) around the direction." + DOC)
    void fan(Table table) {
        Options options = new Options("shot.fan", table, FAN);
        int n = options.integer("n", 1, MOST_AT_ONCE, 3);
        double spread = options.number("spread", 30);
        Gun.Salvo salvo = gun.load(options);
        for (int i = 0; i < n; i++) salvo.fire(Fan.angle(i, n, spread, salvo.direction()));
    }

    @LuaFunction(
            value = "ring(options: table)",
            doc = "Fires `n` shots (12) spread evenly over the full circle, the first in the direction." + DOC)
    void ring(Table table) {
        Options options = new Options("shot.ring", table, RING);
        int n = options.integer("n", 1, MOST_AT_ONCE, 12);
        Gun.Salvo salvo = gun.load(options);
        for (int i = 0; i < n; i++) salvo.fire(Ring.angle(i, n, salvo.direction()));
    }
}
