package kodama.script.api.shot;

import java.util.HashMap;
import java.util.Map;
import kodama.log.Log;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.api.pattern.ParsedPattern;
import kodama.script.api.pattern.PatternReader;
import kodama.script.game.GameContext;
import kodama.script.shot.ScriptedShots;
import kodama.shot.Shot;
import kodama.shot.ShotSpec;
import kodama.shot.Shots;
import kodama.shot.pattern.FireContext;
import kodama.shot.pattern.Pattern;
import kodama.shot.pattern.PatternShape;
import kodama.shot.pattern.ShotSink;
import kodama.shot.pattern.StackShape;
import org.jspecify.annotations.Nullable;

/**
 * Fires shots with the options of a call.
 * <ol>
 * <li>{@link #prepareVolley} reads the pattern and the options into a volley.
 * <li>The volley resolves the origin and the aim, and has the pattern place its shots.
 * <li>For each place, {@link Volley#fire} adds a shot to the pool, with a table for scripts if it is kept.
 * </ol>
 */
final class ShotEmitter {
    /** The effort of a shot. */
    private static final int COST = 50;

    /** The effort of reading the options of a call. */
    private static final int COST_OF_CALL = 100;

    /** The effort of looking through the options of a call. */
    private static final int COST_OF_OPTIONS = 70;

    /** The additional effort of a shot's table. */
    private static final int COST_OF_HANDLE = 50;

    private static final int LONGEST_DELAY = 1_000_000;

    private final Shots shots;
    private final ScriptedShots scripted;
    private final ShotOrigins origins;
    private final ShotKinds kinds;
    private final ShotSpecs specs;
    private final PatternReader patterns;
    private final Lua lua;
    private final Log log;
    private boolean warnedFull;

    ShotEmitter(GameContext game, ShotOrigins origins, ShotKinds kinds, ShotSpecs specs, PatternReader patterns) {
        shots = game.shots();
        scripted = game.scriptedShots();
        lua = game.lua();
        log = game.log();
        this.origins = origins;
        this.kinds = kinds;
        this.specs = specs;
        this.patterns = patterns;
    }

    /** Charges for the options of a call before they are read, because wrong ones end the call. */
    void chargeOptions() {
        lua.charge(COST_OF_OPTIONS);
    }

    /**
     * Fires a shape at once, with a shot or the pattern of an option at each place.
     *
     * @return for {@code keep}, the shot, or a list of the shots of a pattern; otherwise nil
     */
    Value fire(Options options, String pattern, PatternShape around) {
        Volley volley = prepareVolley(options, pattern, around);
        if (volley.pattern().duration() > 0)
            throw new LuaException(options.function()
                    + ": something in the pattern has 'every', so it takes time; shot.stream fires it");
        volley.fire();
        Table kept = volley.kept;
        if (kept == null) return Value.NIL;
        return around == StackShape.ONE && options.value(pattern).isNil() ? kept.get(1) : kept;
    }

    Volley prepareVolley(Options options, String pattern, PatternShape around) {
        return new Volley(
                options,
                patterns.parse(options, pattern, around),
                kinds.resolve(options).flag("keep"));
    }

    /** Prepares a single shot that is kept, regardless of the options. */
    Volley prepareKeptVolley(Options options) {
        return new Volley(options, ParsedPattern.ONE, true);
    }

    /** Returns what the shots of a call have in common, for callers that fire shots themselves. */
    ShotSpec spec(Options options, ShotOrigin origin) {
        return specs.of(kinds.resolve(options), origin.owner(), false);
    }

    /** The shots of one call. Each volley starts at the current position of the source. */
    final class Volley implements ShotSink {
        private final Options options;
        private final double speed;
        private final ParsedPattern parsed;
        private final ShotSpec[] looks;
        private final Map<Later, ShotSpec> later = new HashMap<>();
        private final @Nullable Table kept;
        private ShotOrigin origin;

        private Volley(Options options, ParsedPattern parsed, boolean keeps) {
            lua.charge(COST_OF_CALL);
            this.options = options;
            this.parsed = parsed;
            speed = kinds.resolve(options).number("speed");
            origin = origins.of(options);
            kept = keeps ? lua.newTable() : null;
            looks = parsed.looks().stream()
                    .map(look -> specs.of(kinds.resolve(options.with(look)), origin.owner(), keeps))
                    .toArray(ShotSpec[]::new);
            if (parsed.pattern().isAimed() && !origin.hasTarget())
                throw new LuaException(options.function() + ": the pattern is aimed, so 'aim' is required");
        }

        /** Returns the direction, in degrees; 90 is down. */
        double direction() {
            return origin.direction();
        }

        Pattern pattern() {
            return parsed.pattern();
        }

        private void fire() {
            parsed.pattern().fire(context(0, seed()), this);
        }

        /** Fires the shots that are due in a tick of the pattern, rotated by some degrees. */
        void fire(int tick, double turn, long seed) {
            origin = origins.of(options);
            parsed.pattern().fire(context(turn, seed), tick, this);
        }

        long seed() {
            return patterns.seed(parsed.pattern());
        }

        private FireContext context(double turn, long seed) {
            return FireContext.withoutTarget(origin.direction() + turn, speed)
                    .aimedAt(origin.aimX() - origin.x(), origin.aimY() - origin.y())
                    .withSeed(seed);
        }

        @Override
        public void fire(double x, double y, double angle, double shotSpeed, int delay, int look) {
            double fromX = origin.x() + x;
            double fromY = origin.y() + y;
            ShotSpec spec = delay == 0 ? looks[look] : later(looks[look], delay);
            if (kept != null) {
                kept.put(
                        kept.length() + 1,
                        tableOf(keep(spec, fromX, fromY, angle, shotSpeed), spec, fromX, fromY, angle, shotSpeed));
                return;
            }
            lua.charge(COST);
            if (hasRoom()) shots.fire(spec, fromX, fromY, angle, shotSpeed);
        }

        private Table tableOf(@Nullable Shot shot, ShotSpec spec, double x, double y, double angle, double shotSpeed) {
            return scripted.table(shot == null ? shots.createEndedShot(spec, x, y, angle, shotSpeed) : shot);
        }

        /** Returns the spec with a longer delay, for a place of the pattern. */
        private ShotSpec later(ShotSpec spec, int delay) {
            return later.computeIfAbsent(new Later(spec, delay), each -> spec.toBuilder()
                    .delay(Math.min(LONGEST_DELAY, spec.delay() + Math.min(LONGEST_DELAY, delay)))
                    .build());
        }

        /** Fires a shot that is kept; returns null if the pool is full. */
        @Nullable
        Shot keep() {
            return keep(looks[0], origin.x(), origin.y(), direction(), speed);
        }

        private @Nullable Shot keep(ShotSpec spec, double x, double y, double angle, double shotSpeed) {
            lua.charge(COST + COST_OF_HANDLE);
            return hasRoom() ? shots.fireWithHandle(spec, x, y, angle, shotSpeed) : null;
        }

        /** Returns the table of a shot that was kept. */
        Table tableOf(@Nullable Shot shot) {
            return tableOf(shot, looks[0], origin.x(), origin.y(), direction(), speed);
        }
    }

    private record Later(ShotSpec spec, int delay) {}

    /** Whether there is room for a shot. Logs a warning when the pool is full for the first time. */
    boolean hasRoom() {
        if (shots.hasRoom()) return true;
        if (!warnedFull) log.warn(fullWarning(shots));
        warnedFull = true;
        return false;
    }

    static String fullWarning(Shots shots) {
        return "warning: all " + shots.capacity() + " slots for shots are in use; game.lua can set 'shots' higher";
    }
}
