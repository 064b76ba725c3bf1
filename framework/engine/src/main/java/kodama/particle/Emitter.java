package kodama.particle;

import kodama.base.Checks;

/** Emits particles again and again, at a position that may move. */
public final class Emitter {
    /** Most ticks of {@link #prewarm}. */
    public static final int MAX_PREWARM = 3_600;

    private final Particles particles;
    private ParticleKind kind;
    private double rate;
    private double turn;
    // The position, and the one of the last particles; in pixels
    private double x;
    private double y;
    private double lastX;
    private double lastY;
    /** Particles that are due, in fractions. */
    private double due;

    /**
     * Creates an emitter with the rate of its kind.
     *
     * @param particles where its particles are drawn
     * @param x center of the area
     * @param y center of the area
     */
    public Emitter(Particles particles, ParticleKind kind, double x, double y) {
        this.particles = particles;
        this.kind = kind;
        this.rate = kind.rate;
        this.x = x;
        this.y = y;
        lastX = x;
        lastY = y;
    }

    /** Changes the kind of the next particles; the rate stays. */
    public void setKind(ParticleKind kind) {
        this.kind = kind;
    }

    /** Sets the number of particles per tick: 0 to 20,000. */
    public void setRate(double rate) {
        this.rate = Checks.between("rate of particles", rate, 0, ParticleKind.MAX_COUNT);
    }

    /** Returns the number of particles per tick. */
    public double rate() {
        return rate;
    }

    /** Sets the angle added to the direction of the kind, in degrees. */
    public void setTurn(double turn) {
        this.turn = turn;
    }

    /** Moves the emitter. The next particles appear along the way, so that a fast one leaves no gaps. */
    public void moveTo(double x, double y) {
        this.x = x;
        this.y = y;
    }

    /** Moves the emitter without particles along the way. */
    public void jumpTo(double x, double y) {
        moveTo(x, y);
        lastX = x;
        lastY = y;
    }

    /**
     * Emits the particles of some time.
     *
     * @param ticks at least 0
     */
    public void emit(double ticks) {
        due = Math.min(due + rate * ticks, ParticleKind.MAX_COUNT);
        int number = (int) due;
        due -= number;
        for (int i = 1; i <= number; i++) {
            double share = (double) i / number;
            particles.burst(kind, lastX + (x - lastX) * share, lastY + (y - lastY) * share, 1, turn);
        }
        lastX = x;
        lastY = y;
    }

    /**
     * Emits as if it had been running for some time, so that snow already covers the screen.
     *
     * @param ticks 0 to 3,600
     */
    public void prewarm(int ticks) {
        Checks.between("ticks before the first frame", ticks, 0, MAX_PREWARM);
        int first = particles.count();
        for (int i = 0; i < ticks; i++) {
            particles.advance(first, 1);
            emit(1);
        }
        particles.removeOld();
    }
}
