package kodama.particle;

import java.util.ArrayList;
import java.util.List;
import kodama.draw.DrawList;
import org.jspecify.annotations.Nullable;

/**
 * All particles of a game: bursts and emitters, each with a place in the order of drawing, over the tasks of the same
 * priority.
 *
 * <p>Nothing in a game depends on them: they have random numbers of their own, and are not part of its state. Owned by
 * the game thread.
 */
public final class ParticleLayers {
    /** Most particles of a game at once. New ones do not appear while there are so many. */
    public static final int MAX_PARTICLES = 20_000;

    /** Most emitters of a game at once. */
    public static final int MAX_EMITTERS = 1_000;

    /** Most priorities of bursts at once; further ones share the places of others. */
    private static final int MAX_PRIORITIES = 256;

    /** The particles of all bursts with a priority. */
    private static final class Bursts {
        final double priority;
        final Particles particles;

        Bursts(double priority, Particles particles) {
            this.priority = priority;
            this.particles = particles;
        }
    }

    private final ParticleLimit limit = new ParticleLimit(MAX_PARTICLES);
    private final ParticleRandom random = new ParticleRandom();

    // Sorted by priority; of equal ones, the older first
    private final List<Bursts> bursts = new ArrayList<>();
    private final List<RunningEmitter> emitters = new ArrayList<>();

    /** Length of the last tick of bursts. */
    private double lastTicks;

    // The picture: how far it is before the last tick, and what is already drawn
    private double back;
    private int drawnBursts;
    private int drawnEmitters;

    /** Creates a game without particles. */
    public ParticleLayers() {}

    /** Returns the number of particles. */
    public int count() {
        return limit.used();
    }

    /**
     * Emits the particles of some kinds at once, in their numbers and directions.
     *
     * @param kinds such as {@code new BuiltInParticles().named("explosion")}, which should be created once
     * @param x center of the area; in pixels
     * @param y center of the area; in pixels
     * @param priority place in the order of drawing
     * @return false if there was no room for some of them
     */
    public boolean burst(List<ParticleKind> kinds, double x, double y, double priority) {
        return burst(kinds, x, y, 0, Double.NaN, priority);
    }

    /**
     * Emits particles at once.
     *
     * @param x center of the area; in pixels
     * @param y center of the area; in pixels
     * @param count number of particles of all kinds together; 0 for those of the kinds
     * @param angle middle of the directions in which they fly, in degrees; NaN for those of the kinds
     * @param priority place in the order of drawing
     * @return false if there was no room for some of them
     */
    public boolean burst(List<ParticleKind> kinds, double x, double y, int count, double angle, double priority) {
        Particles particles = bursts(priority);
        int sum = 0;
        for (ParticleKind kind : kinds) sum += kind.count;
        boolean all = true;
        for (ParticleKind kind : kinds) {
            int number = count == 0 ? kind.count : (int) Math.max(1, ((long) count * kind.count + sum / 2) / sum);
            double turn = Double.isNaN(angle) ? 0 : angle - kind.direction;
            all &= particles.burst(kind, x, y, number, turn) == number;
        }
        return all;
    }

    private Particles bursts(double priority) {
        int at = 0;
        while (at < bursts.size() && bursts.get(at).priority < priority) at++;
        if (at < bursts.size() && bursts.get(at).priority == priority) return bursts.get(at).particles;
        if (bursts.size() == MAX_PRIORITIES) return bursts.get(Math.min(at, MAX_PRIORITIES - 1)).particles;
        Particles made = new Particles(limit, random);
        bursts.add(at, new Bursts(priority, made));
        return made;
    }

    /**
     * Starts an emitter, with the rates of its kinds.
     *
     * @param x center of the area; in pixels
     * @param y center of the area; in pixels
     * @param priority place in the order of drawing
     * @return the emitter; null if there are already {@link #MAX_EMITTERS}
     */
    public @Nullable RunningEmitter emit(List<ParticleKind> kinds, double x, double y, double priority) {
        if (emitters.size() >= MAX_EMITTERS) emitters.removeIf(RunningEmitter::isOver); // killed in this tick
        if (emitters.size() >= MAX_EMITTERS) return null;
        RunningEmitter made = new RunningEmitter(new Particles(limit, random), kinds, x, y, priority);
        int at = emitters.size();
        while (at > 0 && emitters.get(at - 1).priority() > priority) at--;
        emitters.add(at, made);
        return made;
    }

    /**
     * Lets a tick pass: emitters follow their tasks, and particles fly on.
     *
     * @param ticks length of the tick in the time of all tasks; 0 while they are paused
     */
    public void update(double ticks) {
        lastTicks = ticks;
        for (Bursts each : bursts) each.particles.update(ticks);
        for (RunningEmitter emitter : emitters) emitter.update(ticks);
        bursts.removeIf(each -> each.particles.count() == 0);
        emitters.removeIf(RunningEmitter::isOver);
    }

    /** Removes all particles and emitters; the same random numbers follow as after the start. */
    public void clear() {
        for (Bursts each : bursts) each.particles.removeAll();
        for (RunningEmitter emitter : emitters) emitter.kill();
        bursts.clear();
        emitters.clear();
        random.reset();
    }

    /**
     * Begins a picture.
     *
     * @param alpha part of the last tick that has passed in the picture; 1 or more shows the end of the tick
     */
    public void beginPicture(double alpha) {
        back = Math.max(0, 1 - alpha);
        drawnBursts = 0;
        drawnEmitters = 0;
    }

    /** Returns whether there is something left to draw in this picture. */
    public boolean isPending() {
        return drawnBursts < bursts.size() || drawnEmitters < emitters.size();
    }

    /** Draws what is below a priority and has not been drawn in this picture; called in the order of priorities. */
    public void drawBelow(double priority, DrawList list) {
        while (true) {
            double burst = drawnBursts < bursts.size() ? bursts.get(drawnBursts).priority : Double.POSITIVE_INFINITY;
            double emitter = drawnEmitters < emitters.size()
                    ? emitters.get(drawnEmitters).priority()
                    : Double.POSITIVE_INFINITY;
            if (Math.min(burst, emitter) >= priority) return;
            if (emitter <= burst) emitters.get(drawnEmitters++).draw(list, back);
            else bursts.get(drawnBursts++).particles.draw(list, back * lastTicks);
        }
    }

    /** Draws the rest of the picture. */
    public void endPicture(DrawList list) {
        drawBelow(Double.POSITIVE_INFINITY, list);
    }
}
