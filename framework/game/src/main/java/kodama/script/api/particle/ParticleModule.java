package kodama.script.api.particle;

import java.util.List;
import kodama.geom.Position;
import kodama.log.Log;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.particle.Emitter;
import kodama.particle.ParticleKind;
import kodama.particle.ParticleLayers;
import kodama.particle.RunningEmitter;
import kodama.script.api.shot.PositionResolver;
import kodama.script.game.GameContext;
import kodama.script.look.Bounds;
import kodama.script.task.TaskContext;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/** The module {@code particle}: bursts, emitters and kinds of particles. */
@LuaModule(
        name = "particle",
        doc = "Particles: many small images that fly for a short time, such as sparks, smoke and snow. They only"
                + " decorate: they hit nothing, have random numbers of their own, and never change the game. Kinds that"
                + " are ready to use: explosion, smoke, sparks, dust, splash, embers, snow, rain, trail, shards, ring,"
                + " glow. There are at most 20,000 particles at once; while there are so many, no new ones appear.")
public final class ParticleModule {
    private static final double DEFAULT_PRIORITY = 0.5;
    private static final double FARTHEST = 1_000_000;
    private static final int LONGEST = 1_000_000;
    private static final int COST_OF_BURST = 100;
    private static final int COST_OF_EMITTER = 1_000;

    /** The effort of emitting a particle. */
    private static final int COST_OF_PARTICLE = 12;

    /** The effort of moving a particle by a tick. */
    private static final int COST_OF_MOVE = 3;

    private static final int COST_OF_NAME = 20;

    private static final AliasDoc KIND_NAME =
            AliasDoc.name("ParticleKind", "A kind of particles: a built-in one, or one defined by `particle.define`.");

    private static final List<Option> COMMON = List.of(
            Option.between(
                    "scale",
                    1.0 / 16,
                    ParticleKinds.maxScale(),
                    1.0,
                    "Factor of sizes, speeds and areas; rounded to sixteenths."),
            Option.of(
                    "color",
                    "number<Color>|number<Color>[]",
                    "Color instead of those of the kind: it is lighter at first and darker at the end. Or a list with"
                            + " the colors from the beginning to the end of a particle's life."),
            Option.between(
                    "angle",
                    -Bounds.FARTHEST,
                    Bounds.FARTHEST,
                    null,
                    "Middle of the directions in which the particles fly, in degrees; that of the kind by default."),
            Option.between(
                    "priority",
                    -FARTHEST,
                    FARTHEST,
                    null,
                    "Place in the order of drawing: over tasks of this priority. By default, that of the task in"
                            + " `from`, or of the running task."));

    static final OptionClass BURST = OptionClass.ofParts(
            "BurstOptions",
            "How particles are emitted at once.",
            List.of(Option.integer(
                    "count", 1, ParticleKind.MAX_COUNT, "Number of particles; that of the kind by default.")),
            COMMON);

    static final OptionClass EMITTER = OptionClass.ofParts(
            "EmitterOptions",
            "How an emitter works. `from`, or `x` and `y`, are required.",
            List.of(
                    Option.of(
                            "from",
                            "Task|Shot|Place",
                            "Task or shot that the emitter follows; when it ends, the emitter stops. Particles follow"
                                    + " the rate and the pause of the task."),
                    Option.between(
                            "x",
                            -FARTHEST,
                            FARTHEST,
                            null,
                            "Horizontal position, in pixels; with `from`, the offset from it (default 0)."),
                    Option.between(
                            "y",
                            -FARTHEST,
                            FARTHEST,
                            null,
                            "Vertical position, in pixels; with `from`, the offset from it (default 0)."),
                    Option.between(
                            "rate",
                            0,
                            ParticleKind.MAX_COUNT,
                            null,
                            "Number of particles per tick; that of the kind by default."),
                    Option.integer("duration", 1, LONGEST, "Ticks after which the emitter stops; endless by default."),
                    Option.integer(
                            "prewarm",
                            0,
                            Emitter.MAX_PREWARM,
                            0,
                            "Number of ticks for which it seems to have been running, so that snow already covers the"
                                    + " screen."),
                    Option.flag(
                            "attached",
                            false,
                            "Whether its particles move with the emitter; otherwise, they stay behind when it moves.")),
            COMMON);

    private final ParticleLayers particles;
    private final ParticleKinds kinds;
    private final EmitterMethods methods;
    private final PositionResolver positions;
    private final TaskContext context;
    private final Lua lua;
    private final Log log;
    private final Table plain;
    private boolean warnedFull;

    ParticleModule(GameContext game) {
        particles = game.particles();
        kinds = new ParticleKinds(new ParticleOptions(game.sheets()), game.effort());
        lua = game.lua();
        methods = new EmitterMethods(lua, FARTHEST);
        positions = new PositionResolver(game);
        context = game.running();
        log = game.log();
        plain = lua.newTable();
    }

    public static List<ModuleDoc> described() {
        ClassDoc emitter = ClassDoc.of("Emitter", "An emitter of particles: running or stopped.", List.of());
        return List.of(
                ModuleDoc.of(ParticleModule.class)
                        .withOptions(BURST, EMITTER, ParticleOptions.KIND)
                        .withAliases(KIND_NAME),
                ModuleDoc.of(EmitterMethods.class).withClasses(emitter));
    }

    public static Module of(GameContext game) {
        return Module.of(new ParticleModule(game));
    }

    @LuaFunction(
            value = "burst(kind: string<ParticleKind>, x: number, y: number, options?: BurstOptions)",
            doc = "Emits particles at once: `particle.burst(\"explosion\", self.x, self.y)`.")
    void burst(String kind, double x, double y, @Nullable Table given) {
        requireTick("particle.burst");
        Bounds.check("particle.burst", "x", x, -FARTHEST, FARTHEST);
        Bounds.check("particle.burst", "y", y, -FARTHEST, FARTHEST);
        Options options = new Options("particle.burst", given == null ? plain : given, BURST);
        List<ParticleKind> chosen = kinds.get("particle.burst", kind, options);
        boolean counted = !options.value("count").isNil();
        int count = counted ? options.integer("count", 0) : 0;
        lua.charge(COST_OF_BURST + COST_OF_PARTICLE * Math.max(count, counts(chosen)));
        double priority = options.number("priority", priority(context.current()));
        if (!particles.burst(chosen, x, y, count, angle(options), priority)) warnFull();
    }

    private static int counts(List<ParticleKind> kinds) {
        int sum = 0;
        for (ParticleKind kind : kinds) sum += kind.count();
        return sum;
    }

    private static double angle(Options options) {
        return options.number("angle", Double.NaN);
    }

    private static double priority(@Nullable Task task) {
        return task == null ? DEFAULT_PRIORITY : task.drawPriority();
    }

    @LuaFunction(
            value = "emit(kind: string<ParticleKind>, options: EmitterOptions) -> Emitter",
            doc = "Starts an emitter: `particle.emit(\"smoke\", { from = self })`. It ends with the scene.")
    Table emit(String kind, Table given) {
        requireTick("particle.emit");
        lua.charge(COST_OF_EMITTER);
        Options options = new Options("particle.emit", given, EMITTER);
        List<ParticleKind> chosen = kinds.get("particle.emit", kind, options);
        @Nullable Position from = positions.find(options, "from");
        requirePosition(options, from);
        double priority = options.number("priority", priority(from instanceof Task task ? task : context.current()));
        RunningEmitter made = particles.emit(chosen, options.number("x", 0), options.number("y", 0), priority);
        if (made == null) warnFull();
        else start(made, options, from, chosen);
        return methods.hold(made);
    }

    private static void requirePosition(Options options, @Nullable Position from) {
        boolean placed = !options.value("x").isNil() && !options.value("y").isNil();
        if (from == null && !placed)
            throw new LuaException("particle.emit: option 'from', or options 'x' and 'y', are required");
    }

    private void start(RunningEmitter made, Options options, @Nullable Position from, List<ParticleKind> chosen) {
        if (from != null) made.follow(from);
        if (from instanceof Task task) made.setTime(() -> task.isAlive() ? task.timeScale() : Double.NaN);
        if (options.flag("attached")) made.setLocal();
        double rate = options.number("rate", Double.NaN);
        if (rate >= 0) made.setRate(rate);
        double angle = angle(options);
        if (!Double.isNaN(angle)) made.setAngle(angle);
        if (!options.value("duration").isNil()) made.setDuration(options.integer("duration", 1));
        int prewarm = options.integer("prewarm");
        if (prewarm == 0) return;
        lua.chargeDeferred((long) prewarm * COST_OF_MOVE * (1 + inFlight(chosen, rate)));
        made.prewarm(prewarm);
    }

    /** Estimates the greatest number of particles in flight while an emitter is prewarmed. */
    private static long inFlight(List<ParticleKind> kinds, double rate) {
        double sum = 0;
        for (ParticleKind kind : kinds)
            sum += rate >= 0 && kind.rate() > 0 ? kind.inFlight() / kind.rate() * rate : kind.inFlight();
        return (long) Math.min(ParticleLayers.MAX_PARTICLES, sum);
    }

    @LuaFunction(
            value = "define(name: string, options: ParticleOptions)",
            doc = "Defines a kind of particles, or replaces it; with `base`, from another kind. Kinds last until the"
                    + " scripts are loaded again.")
    void define(String name, Table options) {
        if (name.isEmpty()) throw new LuaException("particle.define: the name must not be empty");
        kinds.define(name, new Options("particle.define", options, ParticleOptions.KIND));
    }

    @LuaFunction(
            value = "kinds() -> string[]",
            doc = "Returns the names of all kinds of particles: the twelve built-in ones and the defined ones.")
    Table kinds() {
        List<String> names = kinds.names();
        lua.chargeDeferred((long) COST_OF_NAME * names.size());
        return lua.newList(names);
    }

    @LuaFunction(value = "count() -> integer", doc = "Returns the number of particles, for a display.")
    int count() {
        return particles.count();
    }

    @LuaFunction(value = "clear()", doc = "Removes all particles and stops all emitters.")
    void clear() {
        requireTick("particle.clear");
        particles.clear();
    }

    /** Rejects calls from draw functions, which run once per picture, not once per tick. */
    private void requireTick(String function) {
        if (context.isDrawing())
            throw new LuaException(
                    function + ": a draw function cannot emit particles; call it in the task's own function");
    }

    private void warnFull() {
        if (warnedFull) return;
        warnedFull = true;
        log.warn("warning: there is no room for more particles: " + ParticleLayers.MAX_PARTICLES + " particles and "
                + ParticleLayers.MAX_EMITTERS + " emitters at most");
    }
}
