package kodama.shot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.function.Consumer;
import kodama.base.ErrorSink;
import kodama.draw.DrawList;
import kodama.geom.Bounds;
import kodama.geom.Hitbox;
import kodama.geom.SweptShape;
import kodama.hit.Grazer;
import kodama.hit.HitTarget;
import kodama.hit.Targets;
import kodama.shot.look.LookProperty;
import kodama.shot.look.OwnLook;
import kodama.shot.look.ShotEndEffects;
import kodama.shot.look.ShotLook;
import org.jspecify.annotations.Nullable;

/** A pool of shots as a list of plain objects, without any attempt to be fast. */
final class ModelShots implements ShotPool {
    /** Grazers from this number on count as one for a shot. */
    private static final int LAST_GRAZER = 31;

    private record Target(int group, HitTarget body, double x, double y, Hitbox outline) {}

    /** What happens when shots come near a grazer. */
    private static final class Graze {
        final int group;
        final Grazer grazer;
        final double x;
        final double y;
        final Hitbox outline;
        int count;
        double firstX;
        double firstY;

        Graze(int group, Grazer grazer) {
            this.group = group;
            this.grazer = grazer;
            x = grazer.x();
            y = grazer.y();
            outline = grazer.grazeBox();
        }

        void note(ModelShot shot) {
            if (count++ > 0) return;
            firstX = shot.x;
            firstY = shot.y;
        }
    }

    private final int capacity;
    private final ErrorSink errors;
    private final List<ModelShot> shots = new ArrayList<>();
    private final List<Target> targets = new ArrayList<>();
    private final List<Graze> grazes = new ArrayList<>();
    private final ShotEndEffects endEffects = new ShotEndEffects();

    private final Queue<Runnable> events = new ArrayDeque<>();
    private boolean isDeferring;

    private int iterations;
    /** Places of shots that ended during an iteration. */
    private int reserved;

    private long dropped;

    private double margin = Shots.DEFAULT_MARGIN;
    private @Nullable Bounds ownField;
    private Bounds field = Bounds.screen(1, 1);
    private double timeScale = 1;
    /** Elapsed part of the current tick of shot time. */
    private double phase;
    /** Part of a tick of the last move. */
    private double part = 1;

    private boolean isInterpolated;
    private double alpha = 1;

    ModelShots(int capacity, ErrorSink errors) {
        this.capacity = capacity;
        this.errors = errors;
    }

    double part() {
        return part;
    }

    double alpha() {
        return alpha;
    }

    Bounds field() {
        return field;
    }

    double margin() {
        return margin;
    }

    // Firing and ending

    @Override
    public boolean fire(ShotSpec spec, double x, double y, double angle, double speed) {
        return fireWithHandle(spec, x, y, angle, speed) != null;
    }

    @Override
    public @Nullable Shot fireWithHandle(ShotSpec spec, double x, double y, double angle, double speed) {
        if (!hasRoom()) {
            if (dropped++ == 0) reportFull();
            return null;
        }
        ModelShot shot = new ModelShot(this, spec, x, y, angle, speed);
        shots.add(shot);
        return shot;
    }

    private void reportFull() {
        String full = "all " + capacity + " shots are in flight; further ones are dropped";
        errors.report("model", new IllegalStateException(full));
    }

    @Override
    public boolean hasRoom() {
        return shots.size() + reserved < capacity;
    }

    void end(ModelShot shot, ShotEndReason reason) {
        if (!shot.alive) return;
        shot.alive = false;
        shots.remove(shot);
        if (iterations > 0) reserved++;
        if (reason.showsEndEffect())
            endEffects.add(shot.style().look(), shot.x, shot.y, shot.facing(), shot.age, shot.ownLook());
        addEvent(shot, listener -> listener.onEnd(shot, reason));
    }

    void addEvent(ModelShot shot, Consumer<ShotEventListener> event) {
        ShotEventListener listener = shot.spec.listener();
        if (listener == null) return;
        events.add(() -> event.accept(listener));
        if (!isDeferring) dispatch();
    }

    private void dispatch() {
        isDeferring = true;
        while (!events.isEmpty()) attempt(events.remove());
        isDeferring = false;
    }

    private boolean attempt(Runnable action) {
        try {
            action.run();
            return true;
        } catch (RuntimeException e) {
            errors.report("model", e);
            return false;
        }
    }

    private void iterate(Consumer<ModelShot> action) {
        iterations++;
        for (ModelShot shot : List.copyOf(shots)) if (shot.alive && !shot.isPart()) action.accept(shot);
        endIteration();
    }

    private void endIteration() {
        iterations--;
        if (iterations == 0) reserved = 0;
    }

    // Updates

    @Override
    public void update(Bounds screen) {
        field = ownField == null ? screen : ownField;
        iterations++;
        List<ModelShot> flying = List.copyOf(shots);
        double rest = timeScale;
        while (rest > 1e-9) {
            double step = Math.min(rest, 1 - phase);
            advance(flying, step);
            rest -= step;
        }
        endIteration();
    }

    private void advance(List<ModelShot> flying, double step) {
        isDeferring = true;
        if (phase == 0) steer(flying);
        part = step;
        move(flying);
        phase += step;
        boolean over = phase > 1 - 1e-9;
        if (over) phase = 0;
        if (over) grow(flying);
        reserved = 0;
        dispatch();
        if (over) notifyTicks(flying);
    }

    private void steer(List<ModelShot> flying) {
        endEffects.update();
        for (ModelShot shot : flying) if (shot.isLaunched()) steerByCode(shot);
        for (ModelShot shot : flying) if (shot.isLaunched()) shot.steer();
    }

    private void steerByCode(ModelShot shot) {
        SteeringBehavior behavior = shot.spec.steering();
        if (behavior == null || attempt(() -> behavior.steer(shot)) || shot.spec.steering() != behavior) return;
        shot.setSpec(shot.spec.toBuilder().steering(null).build());
    }

    private void move(List<ModelShot> flying) {
        int findable = targets.size();
        for (ModelShot shot : flying) if (shot.alive) shot.move(part);
        for (ModelShot shot : flying) if (shot.alive) shot.followParent();
        for (ModelShot shot : flying) if (shot.alive) shot.meetWall();
        for (ModelShot shot : flying) if (shot.alive) shot.bounceAndWrap();
        for (ModelShot shot : flying) if (shot.alive) shot.meetWallBehindEdge();
        for (ModelShot shot : flying) if (shot.isLaunched() && !shot.isHarmless()) hit(shot, findable);
        for (ModelShot shot : flying) if (shot.isAtWall()) end(shot, ShotEndReason.WALL);
        for (ModelShot shot : flying) if (shot.isLaunched() && shot.isOutside()) end(shot, ShotEndReason.LEFT);
    }

    private void grow(List<ModelShot> flying) {
        for (ModelShot shot : flying) if (shot.alive) shot.grow();
        for (ModelShot shot : flying) if (shot.age >= shot.spec.life()) end(shot, ShotEndReason.LIFE);
    }

    private void notifyTicks(List<ModelShot> flying) {
        for (ModelShot shot : flying) {
            ShotEventListener listener = shot.spec.listener();
            if (listener == null || listener.tickInterval() == 0 || !shot.isLaunched()) continue;
            if (shot.age > 0 && shot.age % listener.tickInterval() == 0) attempt(() -> listener.onTick(shot));
        }
    }

    // Hits and grazes

    @Override
    public void beginTargets(Bounds area) {
        targets.clear();
        grazes.clear();
    }

    @Override
    public void add(int group, HitTarget target) {
        targets.add(new Target(group, target, target.x(), target.y(), target.hitbox()));
    }

    @Override
    public void addGrazer(int group, Grazer grazer) {
        grazes.add(new Graze(group, grazer));
    }

    @Override
    public void notifyGrazed() {
        for (Graze graze : grazes)
            if (graze.count > 0 && graze.grazer.isAlive()) graze.grazer.graze(graze.firstX, graze.firstY, graze.count);
    }

    private void hit(ModelShot shot, int findable) {
        List<SweptShape> path = shot.path();
        long groups = shot.spec.hits();
        boolean hasHit = false;
        for (Target target : List.copyOf(targets.subList(0, findable))) {
            if (!shot.alive) return;
            if (!isHit(groups, target.group) || !target.body.isAlive() || !meets(path, target)) continue;
            if (!shot.spec.isPiercing()) end(shot, ShotEndReason.HIT);
            attempt(() -> target.body.hit(shot.damage(), shot.x, shot.y, shot.spec.owner()));
            hasHit = true;
        }
        if (!hasHit && shot.canGraze()) graze(shot, path, groups);
    }

    private static boolean isHit(long groups, int group) {
        return (groups & Targets.mask(group)) != 0;
    }

    private static boolean meets(List<SweptShape> path, Target target) {
        for (SweptShape sweep : path) if (target.outline.overlapsSweep(target.x, target.y, sweep)) return true;
        return false;
    }

    private void graze(ModelShot shot, List<SweptShape> path, long groups) {
        Set<Integer> known = shot.grazed();
        int before = known.size();
        for (SweptShape sweep : path) known.addAll(graze(shot, sweep, groups, known));
        if (known.size() > before) shot.noteGraze();
    }

    private Set<Integer> graze(ModelShot shot, SweptShape sweep, long groups, Set<Integer> known) {
        Set<Integer> grazed = new HashSet<>();
        for (int i = 0; i < grazes.size(); i++) {
            Graze graze = grazes.get(i);
            if (!isHit(groups, graze.group) || !graze.outline.overlapsSweep(graze.x, graze.y, sweep)) continue;
            int number = Math.min(i, LAST_GRAZER);
            if (!known.contains(number)) graze.note(shot);
            grazed.add(number);
        }
        return grazed;
    }

    // Settings

    @Override
    public ShotSpec spec(Shot shot) {
        return ((ModelShot) shot).spec;
    }

    @Override
    public void setSpec(Shot shot, ShotSpec spec) {
        ((ModelShot) shot).setSpec(spec);
    }

    @Override
    public MotionRates motionRates(Shot shot) {
        return ((ModelShot) shot).rates();
    }

    @Override
    public void setMotionRates(Shot shot, MotionRates rates) {
        ((ModelShot) shot).setRates(rates);
    }

    @Override
    public void setMargin(double margin) {
        this.margin = margin;
    }

    @Override
    public void setField(@Nullable Bounds field) {
        ownField = field;
    }

    @Override
    public void setTimeScale(double timeScale) {
        this.timeScale = timeScale;
    }

    @Override
    public void setInterpolated(boolean interpolated) {
        isInterpolated = interpolated;
        beginTick();
    }

    @Override
    public void beginTick() {
        for (ModelShot shot : shots) shot.savePosition();
    }

    @Override
    public void beginInterpolation(double moment) {
        alpha = isInterpolated ? Math.min(1, moment) : 1;
    }

    @Override
    public void endInterpolation() {
        alpha = 1;
    }

    // All shots

    @Override
    public void clear() {
        endEffects.clear();
        end(ShotFilter.ALL, ShotEndReason.CLEARED);
    }

    @Override
    public void clear(ShotFilter filter) {
        end(filter, ShotEndReason.CLEARED);
    }

    @Override
    public int cancel(ShotFilter filter) {
        return end(filter, ShotEndReason.CANCELED);
    }

    private int end(ShotFilter filter, ShotEndReason reason) {
        int[] count = {0};
        iterate(shot -> {
            if (!matches(filter, shot)) return;
            end(shot, reason);
            count[0]++;
        });
        return count[0];
    }

    @Override
    public List<Shot> select(ShotFilter filter) {
        List<Shot> found = new ArrayList<>();
        iterate(shot -> {
            if (matches(filter, shot)) found.add(shot);
        });
        return found;
    }

    private static boolean matches(ShotFilter filter, ModelShot shot) {
        return filter.matches(
                shot.x, shot.y, shot.spec.hits(), shot.age, shot.style().look());
    }

    @Override
    public int count() {
        return count(ShotFilter.ALL);
    }

    @Override
    public int count(ShotFilter filter) {
        return select(filter).size();
    }

    @Override
    public long dropped() {
        return dropped;
    }

    @Override
    public void forEach(ShotVisitor visitor) {
        iterate(shot -> visitor.visit(shot.x, shot.y, shot.angle, shot.spec.hits(), shot.age));
    }

    @Override
    public void forEachOutline(ShotOutlineVisitor visitor) {
        iterate(shot -> {
            if (shot.isLaunched() && !shot.isHarmless())
                visitor.visit(shot.x, shot.y, shot.radius(), shot.stepX(), shot.stepY());
        });
    }

    @Override
    public void draw(DrawList list) {
        endEffects.draw(list);
        for (int pass = 0; pass < ShotLook.PASSES; pass++) {
            for (ModelShot shot : shots) if (pass(shot) == pass && shot.glow() > 0) drawGlow(list, shot);
            for (ModelShot shot : shots) if (pass(shot) == pass) draw(list, shot);
        }
    }

    private static int pass(ModelShot shot) {
        return ShotLook.pass(shot.layer(), shot.look(LookProperty.BLEND) == 0);
    }

    private static void drawGlow(DrawList list, ModelShot shot) {
        ShotLook look = shot.style().look();
        OwnLook own = shot.ownLook();
        if (own == null) look.drawGlow(list, shot.x(), shot.y(), shot.age);
        else look.drawGlow(list, shot.x(), shot.y(), shot.age, own);
    }

    private static void draw(DrawList list, ModelShot shot) {
        ShotLook look = shot.style().look();
        OwnLook own = shot.ownLook();
        if (own == null) look.draw(list, shot.x(), shot.y(), shot.facing(), shot.age);
        else look.draw(list, shot.x(), shot.y(), shot.facing(), shot.age, own);
    }

    @Override
    public void pause() {}
}
