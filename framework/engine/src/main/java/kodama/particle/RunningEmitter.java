package kodama.particle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleSupplier;
import kodama.draw.DrawList;
import kodama.geom.Position;
import org.jspecify.annotations.Nullable;

/**
 * An emitter of a game: it emits all kinds of a name at a position that may follow a task, until it is stopped.
 *
 * <p>Made by {@link ParticleLayers#emit}. Owned by the game thread.
 */
public final class RunningEmitter {
    private final Particles particles;
    private final List<ParticleKind> kinds;
    private final List<Emitter> emitters = new ArrayList<>();
    private final double priority;

    private @Nullable Position source;
    // The position, or the offset from the source
    private double x;
    private double y;
    private boolean local;
    private @Nullable DoubleSupplier time;
    private double ticksLeft = Double.POSITIVE_INFINITY;
    private double lastTicks;
    private boolean emitting = true;

    RunningEmitter(Particles particles, List<ParticleKind> kinds, double x, double y, double priority) {
        this.particles = particles;
        this.kinds = kinds;
        this.priority = priority;
        this.x = x;
        this.y = y;
        for (ParticleKind kind : kinds) emitters.add(new Emitter(particles, kind, x, y));
    }

    double priority() {
        return priority;
    }

    /** Moves the emitter, or changes its offset from the task that it follows. Particles appear along the way. */
    public void moveTo(double x, double y) {
        this.x = x;
        this.y = y;
    }

    /**
     * Follows a position, from where it is now. When it ends, the emitter stops.
     *
     * @param source the position; the emitter's own becomes the offset from it
     */
    public void follow(Position source) {
        this.source = source;
        jump();
    }

    /** Keeps particles at their distance from the emitter when it moves. */
    public void setLocal() {
        local = true;
        jump();
    }

    private void jump() {
        for (Emitter emitter : emitters) emitter.jumpTo(local ? 0 : currentX(), local ? 0 : currentY());
        if (local) particles.setOrigin(currentX(), currentY());
    }

    private double currentX() {
        return source == null ? x : source.x() + x;
    }

    private double currentY() {
        return source == null ? y : source.y() + y;
    }

    /**
     * Sets the time of its particles.
     *
     * @param time returns the length of a tick, 0 while paused; NaN for that of the game
     */
    public void setTime(DoubleSupplier time) {
        this.time = time;
    }

    /** Stops the emitter after some ticks, above 0. */
    public void setDuration(double ticks) {
        ticksLeft = ticks;
    }

    /** Sets the number of particles per tick of all kinds together: 0 to 20,000. */
    public void setRate(double rate) {
        double sum = 0;
        for (ParticleKind kind : kinds) sum += kind.rate;
        for (int i = 0; i < kinds.size(); i++)
            emitters.get(i).setRate(sum > 0 ? rate * kinds.get(i).rate / sum : rate / kinds.size());
    }

    /** Sets the middle of the directions in which the particles fly, in degrees. */
    public void setAngle(double angle) {
        for (int i = 0; i < kinds.size(); i++) emitters.get(i).setTurn(angle - kinds.get(i).direction);
    }

    /** Emits as if it had been running for some ticks, 0 to 3,600. */
    public void prewarm(int ticks) {
        for (Emitter emitter : emitters) emitter.prewarm(ticks);
    }

    /** Emits no further particles. */
    public void stop() {
        emitting = false;
    }

    /** Stops the emitter and removes its particles. */
    public void kill() {
        stop();
        particles.removeAll();
    }

    /** Returns whether it emits particles. */
    public boolean isAlive() {
        return emitting;
    }

    /** Returns whether it has neither particles nor future. */
    boolean isOver() {
        return !emitting && particles.count() == 0;
    }

    /** Lets a tick pass, whose length is that of the game unless the emitter has a time of its own. */
    void update(double gameTicks) {
        double own = time == null ? Double.NaN : time.getAsDouble();
        double ticks = own >= 0 ? own : gameTicks;
        lastTicks = ticks;
        if (source != null && !source.isAlive()) stop();
        if (emitting) move();
        particles.update(ticks);
        if (!emitting || ticks == 0) return;
        for (Emitter emitter : emitters) emitter.emit(ticks);
        ticksLeft -= ticks;
        if (ticksLeft <= 0) stop();
    }

    private void move() {
        if (local) particles.setOrigin(currentX(), currentY());
        else for (Emitter emitter : emitters) emitter.moveTo(currentX(), currentY());
    }

    void draw(DrawList list, double back) {
        particles.draw(list, back * lastTicks);
    }
}
