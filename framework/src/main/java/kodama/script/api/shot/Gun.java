package kodama.script.api.shot;

import java.util.function.IntToDoubleFunction;
import kodama.log.Log;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.shot.ScriptedShots;
import kodama.shot.Shot;
import kodama.shot.ShotSpec;
import kodama.shot.Shots;
import org.jspecify.annotations.Nullable;

/** Fires shots as the options of a call say. */
public final class Gun {
    /** What a shot takes of the script's instruction budget. */
    private static final int COST = 50;

    /** What its table takes besides. */
    private static final int COST_OF_HANDLE = 50;

    private final Shots shots;
    private final ScriptedShots scripted;
    private final ShotOrigins origins;
    private final ShotKinds kinds;
    private final ShotSpecs specs;
    private final Lua lua;
    private final Log log;
    private boolean saidFull;

    /**
     * Makes a gun.
     *
     * @param shots where shots are added
     * @param scripted shots as scripts hold them
     * @param origins finds out where they come from
     * @param kinds those that options may name
     * @param specs finds out what they have in common
     * @param lua charges the script that fires
     * @param log hears once of a full pool
     */
    public Gun(
            Shots shots,
            ScriptedShots scripted,
            ShotOrigins origins,
            ShotKinds kinds,
            ShotSpecs specs,
            Lua lua,
            Log log) {
        this.shots = shots;
        this.scripted = scripted;
        this.origins = origins;
        this.kinds = kinds;
        this.specs = specs;
        this.lua = lua;
        this.log = log;
    }

    Salvo load(Options options) {
        Options all = kinds.applied(options);
        return new Salvo(all, all.flag("keep"));
    }

    /** For shots that are kept, whatever the options say. */
    Salvo loadToKeep(Options options) {
        return new Salvo(kinds.applied(options), true);
    }

    /** What the shots of one call have in common, for those who fire by themselves. */
    ShotSpec spec(Options options, ShotOrigin origin) {
        return specs.of(kinds.applied(options), origin.owner(), false);
    }

    /** What the shots of one call have in common. */
    final class Salvo {
        private final ShotOrigin origin;
        private final double speed;
        private final boolean keeps;
        private final ShotSpec spec;

        private Salvo(Options options, boolean keeps) {
            origin = origins.of(options);
            speed = options.number("speed");
            this.keeps = keeps;
            spec = specs.of(options, origin.owner(), keeps);
        }

        /** In degrees, 90 is down. */
        double direction() {
            return origin.direction();
        }

        /** Fires a shot; answers its table if shots are to be kept, else nil. */
        Value fire(double angle) {
            if (keeps) return held(keep(angle), angle);
            lua.charge(COST);
            if (hasRoom()) shots.fire(spec, origin.x(), origin.y(), angle, speed);
            return Value.NIL;
        }

        /** Fires a shot that is kept in any case; null if the pool is full. */
        @Nullable
        Shot keep(double angle) {
            lua.charge(COST + COST_OF_HANDLE);
            return hasRoom() ? shots.keep(spec, origin.x(), origin.y(), angle, speed) : null;
        }

        /** The table of a shot that was kept. */
        Table held(@Nullable Shot shot, double angle) {
            return shot == null ? scripted.neverFired(origin.x(), origin.y(), angle, speed) : scripted.table(shot);
        }

        /** Fires several; answers the list of their tables if shots are to be kept, else nil. */
        Value fireAll(int n, IntToDoubleFunction angles) {
            Table list = keeps ? lua.newTable() : null;
            for (int i = 0; i < n; i++) {
                Value shot = fire(angles.applyAsDouble(i));
                if (list != null) list.put(i + 1, shot);
            }
            return list == null ? Value.NIL : list;
        }
    }

    /** Whether there is a place for a shot: a full pool refuses it, which the log hears of once. */
    boolean hasRoom() {
        if (shots.count() < shots.capacity()) return true;
        if (!saidFull)
            log.warn("warning: all " + shots.capacity()
                    + " places for shots are taken; game.lua can set 'shots' higher");
        saidFull = true;
        return false;
    }
}
