package kodama.script.api.shot;

import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.shot.pattern.Fan;
import kodama.shot.pattern.Ring;

/** The module {@code shot}: fires shots one by one, in fans and in rings. {@link ShotFigures} is its second part. */
@LuaModule(
        name = "shot",
        doc = "Bullets: they fly straight or as they are told, and vanish when they hit or leave the picture.")
public final class ShotModule {
    private static final int MOST_AT_ONCE = 10_000;

    /** How shots are fired. */
    public static final OptionClass FIRE = ShotOptions.ABOUT.and(
            "FireOptions",
            "How shots are fired; `from`, or `x` and `y`, have to be there.",
            Option.of("from", "Task|Place", "Who shoots: the shot begins at this place."),
            Option.number("x", "Where the shot begins, in place of that of `from`; in pixels."),
            Option.number("y", "Where the shot begins, in place of that of `from`; in pixels."),
            Option.number(
                    "angle",
                    "The direction, in degrees: 0 is right, 90 down, which it is with neither `angle`"
                            + " nor `aim`. With `aim` it is so far beside."),
            Option.of("aim", "Task|Place", "Where the shot flies to."));

    /** How a fan is fired. */
    public static final OptionClass FAN = FIRE.and(
            "FanOptions",
            "How a fan of shots is fired: as one shot, and these.",
            Option.integer("n", 1, MOST_AT_ONCE, 3, "How many shots."),
            Option.number("spread", 30, "The angle between the first and the last; in degrees."));

    /** How a ring is fired. */
    public static final OptionClass RING = FIRE.and(
            "RingOptions",
            "How a ring of shots is fired: as one shot, and this.",
            Option.integer("n", 1, MOST_AT_ONCE, 12, "How many shots."));

    private final Gun gun;

    /**
     * Makes the module.
     *
     * @param gun fires
     */
    public ShotModule(Gun gun) {
        this.gun = gun;
    }

    @LuaFunction(
            value = "fire(options: FireOptions) -> Shot?",
            doc = "Fires one shot. Returns it if `keep` is true; when there is no room for it, one that is not alive.")
    Value fire(Table table) {
        Gun.Salvo salvo = gun.load(new Options("shot.fire", table, FIRE));
        return salvo.fire(salvo.direction());
    }

    @LuaFunction(
            value = "fan(options: FanOptions) -> Shot[]?",
            doc = "Fires `n` shots spread evenly over `spread` degrees around the direction.")
    Value fan(Table table) {
        Options options = new Options("shot.fan", table, FAN);
        int n = options.integer("n");
        double spread = options.number("spread");
        Gun.Salvo salvo = gun.load(options);
        return salvo.fireAll(n, i -> Fan.angle(i, n, spread, salvo.direction()));
    }

    @LuaFunction(
            value = "ring(options: RingOptions) -> Shot[]?",
            doc = "Fires `n` shots spread evenly over the full circle, the first in the direction.")
    Value ring(Table table) {
        Options options = new Options("shot.ring", table, RING);
        int n = options.integer("n");
        Gun.Salvo salvo = gun.load(options);
        return salvo.fireAll(n, i -> Ring.angle(i, n, salvo.direction()));
    }
}
