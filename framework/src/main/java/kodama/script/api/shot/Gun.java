package kodama.script.api.shot;

import kodama.log.Log;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Options;
import kodama.shot.ShotSpec;
import kodama.shot.Shots;

/** Fires shots as the options of a call say. */
public final class Gun {
    /** What a shot takes of the script's instruction budget. */
    private static final int COST = 50;

    private final Shots shots;
    private final ShotOrigins origins;
    private final ShotSpecs specs;
    private final Lua lua;
    private final Log log;
    private boolean saidFull;

    /**
     * Makes a gun.
     *
     * @param shots where shots are added
     * @param origins finds out where they come from
     * @param specs finds out what they have in common
     * @param lua charges the script that fires
     * @param log hears once of a full pool
     */
    public Gun(Shots shots, ShotOrigins origins, ShotSpecs specs, Lua lua, Log log) {
        this.shots = shots;
        this.origins = origins;
        this.specs = specs;
        this.lua = lua;
        this.log = log;
    }

    Salvo load(Options options) {
        return new Salvo(options);
    }

    /** What the shots of one call have in common, for those who fire by themselves. */
    ShotSpec spec(Options options, ShotOrigin origin) {
        return specs.of(options, origin.owner());
    }

    /** What the shots of one call have in common. */
    final class Salvo {
        private final ShotOrigin origin;
        private final double speed;
        private final ShotSpec spec;

        private Salvo(Options options) {
            origin = origins.of(options);
            speed = options.number("speed");
            spec = specs.of(options, origin.owner());
        }

        /** In degrees, 90 is down. */
        double direction() {
            return origin.direction();
        }

        void fire(double angle) {
            lua.charge(COST);
            if (hasRoom()) shots.fire(spec, origin.x(), origin.y(), angle, speed);
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
