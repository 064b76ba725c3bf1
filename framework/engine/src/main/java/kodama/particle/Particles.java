package kodama.particle;

import java.util.Arrays;
import kodama.base.Checks;
import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.Image;
import kodama.geom.Aim;
import org.jspecify.annotations.Nullable;

/**
 * Particles that are drawn at one place of the drawing order, older ones first.
 *
 * <p>They have random numbers of their own and nothing reads them, so they never change a game. When the limit is
 * reached, no new ones appear. Owned by the game thread.
 */
public final class Particles {
    private static final int FIRST_ROOM = 64;

    private final ParticleLimit limit;
    private final ParticleRandom random;

    // Added to all positions when they are drawn
    private double originX;
    private double originY;

    private int count;
    // Columns, one entry for each particle, the oldest first
    private @Nullable ParticleKind[] kind = new ParticleKind[FIRST_ROOM];
    private float[] x = new float[FIRST_ROOM];
    private float[] y = new float[FIRST_ROOM];
    /** Pixels per tick. */
    private float[] speedX = new float[FIRST_ROOM];

    private float[] speedY = new float[FIRST_ROOM];
    /** Pixels per tick per tick. */
    private float[] wind = new float[FIRST_ROOM];

    private float[] gravity = new float[FIRST_ROOM];
    /** Share of the speed that is lost per tick. */
    private float[] drag = new float[FIRST_ROOM];
    /** Ticks. */
    private float[] age = new float[FIRST_ROOM];

    private float[] life = new float[FIRST_ROOM];
    /** Degrees, without the direction of flight. */
    private float[] rotation = new float[FIRST_ROOM];
    /** Degrees per tick. */
    private float[] spin = new float[FIRST_ROOM];
    /** Index of the frame, or -1 for all frames in turn. */
    private int[] frame = new int[FIRST_ROOM];

    /**
     * Creates a place without particles.
     *
     * @param limit shared by all places of a game
     */
    public Particles(ParticleLimit limit) {
        this(limit, new ParticleRandom());
    }

    /** Creates a place that takes the random numbers of several places in turn. */
    Particles(ParticleLimit limit, ParticleRandom random) {
        this.limit = limit;
        this.random = random;
    }

    /** Moves all particles, those that appear later, too: positions are relative to the origin, 0, 0 at first. */
    public void setOrigin(double x, double y) {
        originX = x;
        originY = y;
    }

    /** Returns the number of particles. */
    public int count() {
        return count;
    }

    /** Removes all particles; the same random numbers follow as after the start. */
    public void clear() {
        removeAll();
        random.reset();
    }

    /** Removes all particles; the random numbers continue. */
    void removeAll() {
        Arrays.fill(kind, 0, count, null);
        limit.give(count);
        count = 0;
    }

    /**
     * Emits particles at once.
     *
     * @param x center of the area
     * @param y center of the area
     * @param number number of particles, at least 0
     * @param turn added to the direction of the kind; in degrees
     * @return the number that the limit allows
     */
    public int burst(ParticleKind kind, double x, double y, int number, double turn) {
        int emitted = limit.take(Checks.atLeast("number of particles", number, 0));
        reserve(count + emitted);
        for (int i = 0; i < emitted; i++) add(kind, x, y, turn);
        return emitted;
    }

    private void reserve(int needed) {
        if (needed <= x.length) return;
        int room = Math.max(needed, 2 * x.length);
        kind = Arrays.copyOf(kind, room);
        x = Arrays.copyOf(x, room);
        y = Arrays.copyOf(y, room);
        speedX = Arrays.copyOf(speedX, room);
        speedY = Arrays.copyOf(speedY, room);
        wind = Arrays.copyOf(wind, room);
        gravity = Arrays.copyOf(gravity, room);
        drag = Arrays.copyOf(drag, room);
        age = Arrays.copyOf(age, room);
        life = Arrays.copyOf(life, room);
        rotation = Arrays.copyOf(rotation, room);
        spin = Arrays.copyOf(spin, room);
        frame = Arrays.copyOf(frame, room);
    }

    private void add(ParticleKind kind, double centerX, double centerY, double turn) {
        int i = count++;
        this.kind[i] = kind;
        place(i, kind);
        double angle = kind.outward ? outward(i) : kind.direction + turn + (random.next() - 0.5) * kind.spread;
        double speed = random.within(kind.speed);
        x[i] += (float) centerX;
        y[i] += (float) centerY;
        speedX[i] = (float) (speed * Aim.stepX(angle));
        speedY[i] = (float) (speed * Aim.stepY(angle));
        wind[i] = (float) kind.wind;
        gravity[i] = (float) kind.gravity;
        drag[i] = (float) kind.drag;
        age[i] = 0;
        life[i] = (float) random.within(kind.life);
        rotation[i] = (float) random.within(kind.rotation);
        spin[i] = (float) random.within(kind.spin);
        frame[i] = kind.randomFrame ? (int) (random.next() * kind.frames.size()) : -1;
    }

    /** Sets the position relative to the center of the area. */
    private void place(int i, ParticleKind kind) {
        double across = random.next() - 0.5;
        double down = random.next() - 0.5;
        if (kind.area != Area.BOX) {
            double reach = kind.area == Area.RING ? 0.5 : Math.sqrt(down + 0.5) / 2;
            double angle = across * 360;
            across = Aim.stepX(angle) * reach;
            down = Aim.stepY(angle) * reach;
        }
        x[i] = (float) (across * kind.areaWidth);
        y[i] = (float) (down * kind.areaHeight);
    }

    /** The direction away from the center; a random one there. */
    private double outward(int i) {
        return x[i] == 0 && y[i] == 0 ? random.next() * 360 : Aim.angle(0, 0, x[i], y[i]);
    }

    /**
     * Lets time pass.
     *
     * @param ticks at least 0
     */
    public void update(double ticks) {
        if (count == 0 || ticks == 0) return;
        advance(0, (float) ticks);
        removeOld();
    }

    /** Lets time pass for the particles from an index on. One loop per column, which HotSpot turns into vectors. */
    void advance(int from, float ticks) {
        int end = count;
        for (int i = from; i < end; i++) age[i] += ticks;
        for (int i = from; i < end; i++) speedX[i] += wind[i] * ticks;
        for (int i = from; i < end; i++) speedY[i] += gravity[i] * ticks;
        for (int i = from; i < end; i++) speedX[i] *= Math.max(0, 1 - drag[i] * ticks);
        for (int i = from; i < end; i++) speedY[i] *= Math.max(0, 1 - drag[i] * ticks);
        for (int i = from; i < end; i++) x[i] += speedX[i] * ticks;
        for (int i = from; i < end; i++) y[i] += speedY[i] * ticks;
        for (int i = from; i < end; i++) rotation[i] += spin[i] * ticks;
    }

    /** Removes the particles whose life has ended. */
    void removeOld() {
        int kept = 0;
        while (kept < count && age[kept] < life[kept]) kept++;
        for (int i = kept; i < count; i++) if (age[i] < life[i]) move(i, kept++);
        Arrays.fill(kind, kept, count, null);
        limit.give(count - kept);
        count = kept;
    }

    private void move(int from, int to) {
        kind[to] = kind[from];
        x[to] = x[from];
        y[to] = y[from];
        speedX[to] = speedX[from];
        speedY[to] = speedY[from];
        wind[to] = wind[from];
        gravity[to] = gravity[from];
        drag[to] = drag[from];
        age[to] = age[from];
        life[to] = life[from];
        rotation[to] = rotation[from];
        spin[to] = spin[from];
        frame[to] = frame[from];
    }

    /**
     * Draws all particles.
     *
     * @param back how far the frame is before the last update; in ticks, 0 to 1
     */
    public void draw(DrawList list, double back) {
        float before = (float) back;
        for (int i = 0; i < count; i++) {
            ParticleKind kind = this.kind[i];
            if (kind != null) draw(list, i, kind, before);
        }
    }

    private void draw(DrawList list, int i, ParticleKind kind, float before) {
        float lived = age[i] / life[i];
        int stage = Math.min((int) (lived * ParticleImages.STAGES), ParticleImages.STAGES - 1);
        int shown = frame[i] >= 0 ? frame[i] : Math.min((int) (lived * kind.frames.size()), kind.frames.size() - 1);
        double angle = kind.aligned ? rotation[i] + Aim.angle(0, 0, speedX[i], speedY[i]) : rotation[i];
        Image image = kind.images.at(shown, stage, angle, limit);
        double centerX = originX + x[i] - speedX[i] * before;
        double centerY = originY + y[i] - speedY[i] * before;
        if (kind.blend == BlendMode.NORMAL) list.spriteCentered(image, centerX, centerY);
        else list.spriteCentered(image, centerX, centerY, kind.blend);
    }
}
