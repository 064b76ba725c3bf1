package kodama.script;

import java.util.List;
import kodama.shot.Aim;
import kodama.shot.Fan;
import kodama.shot.Ring;
import kodama.shot.ShotStyle;
import kodama.shot.Shots;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The module {@code shot}: bullets fired one by one, in fans and in rings. */
final class ShotModule {
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
    private static final List<String> AXES = List.of("x", "y");
    private static final OptionNames FAN = COMMON.and("n", "spread");
    private static final OptionNames RING = COMMON.and("n");
    private static final String DOC = " Options: from (a task) or x and y; aim (a task) or angle (degrees, 90 is down,"
            + " which is also taken when there is neither); speed (pixels a tick, 2); sprite, frame, turns (whether the"
            + " picture turns with the direction); hits (the group it hurts, \"ship\"); radius (pixels, 2); damage (1);"
            + " piercing (whether it flies on after a hit).";

    /** What a shot takes of the script's instruction budget. */
    private static final int SHOT_COST = 50;

    /** So many shots are looked at in the time of an instruction. */
    private static final int SHOTS_PER_STEP = 8;

    private final ScriptWorld world;
    private final Shots shots;
    private final ShotStyles styles;
    private boolean saidFull;

    private ShotModule(ScriptWorld world) {
        this.world = world;
        this.shots = world.services().shots();
        this.styles = new ShotStyles(world.sheets());
    }

    static LuaModule module(ScriptWorld world) {
        ShotModule shot = new ShotModule(world);
        return new LuaModule("shot", "Bullets: they fly straight, and vanish when they hit or leave the picture.")
                .procedure("fire(options: table)", "Fires one shot." + DOC, shot::fire)
                .procedure(
                        "fan(options: table)",
                        "Fires `n` shots (3) spread evenly over `spread` degrees (30) around the direction." + DOC,
                        shot::fan)
                .procedure(
                        "ring(options: table)",
                        "Fires `n` shots (12) spread evenly over the full circle, the first in the direction." + DOC,
                        shot::ring)
                .procedure("clear(hits?: string)", "Removes all shots, or those that hurt a group.", shot::clear)
                .function("count(hits?: string) -> integer", "Counts shots, or those that hurt a group.", shot::count);
    }

    private void fire(Varargs arguments) {
        Salvo salvo = new Salvo(new Options("shot.fire", (LuaTable) arguments.arg1(), COMMON));
        salvo.add(salvo.direction);
    }

    private void fan(Varargs arguments) {
        Options options = new Options("shot.fan", (LuaTable) arguments.arg1(), FAN);
        int n = options.integer("n", 1, 10_000, 3);
        double spread = options.number("spread", 30);
        Salvo salvo = new Salvo(options);
        for (int i = 0; i < n; i++) salvo.add(Fan.angle(i, n, spread, salvo.direction));
    }

    private void ring(Varargs arguments) {
        Options options = new Options("shot.ring", (LuaTable) arguments.arg1(), RING);
        int n = options.integer("n", 1, 10_000, 12);
        Salvo salvo = new Salvo(options);
        for (int i = 0; i < n; i++) salvo.add(Ring.angle(i, n, salvo.direction));
    }

    private void clear(Varargs arguments) {
        int before = shots.count();
        if (arguments.arg1().isnil()) shots.clear();
        else if (isKnown(arguments.arg1())) shots.clear(group(arguments.arg1()));
        world.effort().spend(before / SHOTS_PER_STEP);
    }

    private Varargs count(Varargs arguments) {
        if (arguments.arg1().isnil()) return LuaValue.valueOf(shots.count());
        world.effort().spend(shots.count() / SHOTS_PER_STEP);
        return LuaValue.valueOf(isKnown(arguments.arg1()) ? shots.count(group(arguments.arg1())) : 0);
    }

    /** Asking for a group makes none: there is only room for so many. */
    private boolean isKnown(LuaValue group) {
        return world.groups().has(group.tojstring());
    }

    private int group(LuaValue name) {
        return world.groups().id(name.tojstring());
    }

    /** What the shots of one call have in common. */
    private final class Salvo {
        private final ShotStyle style;
        private final int group;
        private final double x;
        private final double y;
        private final double speed;
        private final double damage;
        private final boolean piercing;
        private final LuaValue owner;
        final double direction;

        Salvo(Options options) {
            owner = origin(options);
            x = options.number("x", owner.isnil() ? 0 : coordinate(owner, world.names().x));
            y = options.number("y", owner.isnil() ? 0 : coordinate(owner, world.names().y));
            direction = direction(options, taskOption(options, "aim"));
            speed = options.number("speed", 2);
            damage = options.number("damage", 1);
            piercing = options.flag("piercing");
            group = world.groups().id(options.text("hits", "ship"));
            style = styles.of(options);
        }

        /** Who shoots; nobody if it is said where the shot begins. */
        private LuaValue origin(Options options) {
            LuaValue from = taskOption(options, "from");
            for (String axis : AXES)
                if (from.isnil() && options.value(axis).isnil())
                    throw new LuaError(options.function() + ": from is nil, and so is " + axis
                            + "; a shot comes from a task, or from x and y");
            return from;
        }

        private double direction(Options options, LuaValue aim) {
            double angle = options.number("angle", aim.isnil() ? 90 : 0);
            if (aim.isnil()) return angle;
            Names names = world.names();
            return angle + Aim.angle(x, y, coordinate(aim, names.x), coordinate(aim, names.y));
        }

        void add(double angle) {
            world.machine().charge(SHOT_COST);
            if (isFull()) return;
            ScriptedTask by = owner.isnil() ? null : world.tables().find(owner);
            shots.add(style, group, x, y, angle, speed, damage, piercing, by);
        }
    }

    /** A full pool refuses shots, which the log hears of once. */
    private boolean isFull() {
        if (shots.count() < shots.capacity()) return false;
        if (!saidFull)
            world.services()
                    .log()
                    .accept("warning: all " + shots.capacity()
                            + " places for shots are taken; game.lua can set 'shots' higher");
        saidFull = true;
        return true;
    }

    /** A task, or a table with a place; a table without one is no task, such as the module of the task's file. */
    private static LuaValue taskOption(Options options, String name) {
        LuaValue value = options.value(name);
        if (value.isnil() || TaskFields.isTask(value)) return value;
        String must = options.function() + ": option '" + name + "' must be a task, or a table with x and y, but was ";
        if (!value.istable()) throw new LuaError(must + Options.told(value));
        for (String axis : AXES) if (value.get(axis).isnil()) throw new LuaError(must + "a table without " + axis);
        return value;
    }

    private static double coordinate(LuaValue task, LuaValue axis) {
        return SpriteFields.checked(axis, task.get(axis), 0);
    }
}
