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

/** Fires shots as the options of a call say. */
final class ShotEmitter {
    /** What a shot takes of the script's instruction budget. */
    private static final int COST = 50;

    /** What a call takes to read its options, however many shots it fires. */
    private static final int COST_OF_CALL = 100;

    /** What its table takes besides. */
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
    private boolean saidFull;

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

    /**
     * Fires a shape at once, at each place of which is a shot, or what an option says; answers what {@code keep} wants:
     * the shot, or a list of all if there is a pattern, or nil.
     */
    Value fire(Options options, String pattern, PatternShape around) {
        Volley salvo = prepareVolley(options, pattern, around);
        if (salvo.pattern().duration() > 0)
            throw new LuaException(options.function()
                    + ": something in the pattern has 'every', so it takes time; shot.stream fires it");
        salvo.fire();
        Table kept = salvo.kept;
        if (kept == null) return Value.NIL;
        return around == StackShape.ONE && options.value(pattern).isNil() ? kept.get(1) : kept;
    }

    Volley prepareVolley(Options options, String pattern, PatternShape around) {
        return new Volley(
                options,
                patterns.read(options, pattern, around),
                kinds.resolve(options).flag("keep"));
    }

    /** For one shot that is kept, whatever the options say. */
    Volley prepareKeptVolley(Options options) {
        return new Volley(options, ParsedPattern.ONE, true);
    }

    /** What the shots of one call have in common, for those who fire by themselves. */
    ShotSpec spec(Options options, ShotOrigin origin) {
        return specs.of(kinds.resolve(options), origin.owner(), false);
    }

    /** The shots of one call: each is fired from where the one who shoots stands then. */
    final class Volley implements ShotSink {
        private final Options options;
        private final double speed;
        private final ParsedPattern read;
        private final ShotSpec[] looks;
        private final Map<Later, ShotSpec> later = new HashMap<>();
        private final @Nullable Table kept;
        private ShotOrigin origin;

        private Volley(Options options, ParsedPattern read, boolean keeps) {
            lua.charge(COST_OF_CALL);
            this.options = options;
            this.read = read;
            speed = kinds.resolve(options).number("speed");
            origin = origins.of(options);
            kept = keeps ? lua.newTable() : null;
            looks = read.looks().stream()
                    .map(look -> specs.of(kinds.resolve(options.with(look)), origin.owner(), keeps))
                    .toArray(ShotSpec[]::new);
            if (read.pattern().isAimed() && !origin.hasTarget())
                throw new LuaException(options.function() + ": the pattern is aimed, so 'aim' has to be given");
        }

        /** In degrees, 90 is down. */
        double direction() {
            return origin.direction();
        }

        Pattern pattern() {
            return read.pattern();
        }

        private void fire() {
            read.pattern().fire(muzzle(0, seed()), this);
        }

        /** Fires what is due in a tick of the pattern, turned so far. */
        void fire(int tick, double turn, long seed) {
            origin = origins.of(options);
            read.pattern().fire(muzzle(turn, seed), tick, this);
        }

        long seed() {
            return patterns.seed(read.pattern());
        }

        private FireContext muzzle(double turn, long seed) {
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

        /** Shots of a pattern may wait longer, each so long as its place says. */
        private ShotSpec later(ShotSpec spec, int delay) {
            return later.computeIfAbsent(new Later(spec, delay), each -> spec.toBuilder()
                    .delay(Math.min(LONGEST_DELAY, spec.delay() + Math.min(LONGEST_DELAY, delay)))
                    .build());
        }

        /** Fires a shot that is kept in any case; null if the pool is full. */
        @Nullable
        Shot keep() {
            return keep(looks[0], origin.x(), origin.y(), direction(), speed);
        }

        private @Nullable Shot keep(ShotSpec spec, double x, double y, double angle, double shotSpeed) {
            lua.charge(COST + COST_OF_HANDLE);
            return hasRoom() ? shots.fireWithHandle(spec, x, y, angle, shotSpeed) : null;
        }

        /** The table of a shot that was kept. */
        Table tableOf(@Nullable Shot shot) {
            return tableOf(shot, looks[0], origin.x(), origin.y(), direction(), speed);
        }
    }

    private record Later(ShotSpec spec, int delay) {}

    /** Whether there is a place for a shot: a full pool refuses it, which the log hears of once. */
    boolean hasRoom() {
        if (shots.hasRoom()) return true;
        if (!saidFull) log.warn(fullWarning(shots));
        saidFull = true;
        return false;
    }

    static String fullWarning(Shots shots) {
        return "warning: all " + shots.capacity() + " places for shots are taken; game.lua can set 'shots' higher";
    }
}
