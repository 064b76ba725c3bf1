package kodama.shot.laser;

import kodama.draw.DrawList;
import kodama.geom.TickInterpolation;
import kodama.hit.Targets;
import kodama.shot.Shot;

/** A laser whose head flies as a shot does, and whose body goes where the head has been. */
final class CurvedLaser extends Laser {
    /* Node 0 is the head, node k is where the head was k ticks ago. What is cut out stays cut out at the same nodes,
     * which is why the pieces go on flying as if nothing had happened. */

    /** So many nodes at both ends of a piece are thinner than the rest. */
    private static final int TAPER = 4;

    private final Shot head;
    // Where the head was, the latest first; in virtual pixels.
    private final double[] x;
    private final double[] y;
    private final boolean[] isCut;
    /** How many nodes there are so far. */
    private int count;
    /** How many ticks the head has been gone. */
    private int spent;

    private double age;
    private double clock;
    /** Where the head flew to last; in degrees. */
    private double lastAngle;
    /** Whether the delay of the head is not over: nothing of the laser is there until then. */
    private boolean waits;

    CurvedLaser(LaserSpec spec, Shot head, int tail) {
        super(spec);
        this.head = head;
        x = new double[tail + 1];
        y = new double[tail + 1];
        isCut = new boolean[tail + 1];
        lastAngle = head.angle();
        waits = isDelayed();
        push();
    }

    private boolean isDelayed() {
        return head.isAlive() && head.age() < 0;
    }

    private void push() {
        int kept = Math.min(count, x.length - 1);
        System.arraycopy(x, 0, x, 1, kept);
        System.arraycopy(y, 0, y, 1, kept);
        x[0] = head.x();
        y[0] = head.y();
        count = kept + 1;
    }

    @Override
    public double x() {
        return head.x();
    }

    @Override
    public double y() {
        return head.y();
    }

    @Override
    void setPosition(double toX, double toY) {
        head.moveTo(toX, toY);
    }

    @Override
    public double angle() {
        return head.isAlive() ? head.angle() : lastAngle;
    }

    @Override
    void rotateTo(double direction) {
        head.setAngle(direction);
    }

    @Override
    double age() {
        return age;
    }

    @Override
    public void kill() {
        super.kill();
        head.kill();
    }

    @Override
    public double length() {
        double length = 0;
        for (int i = 1; i < shown(); i++) if (isJoined(i)) length += way(i);
        return length;
    }

    /** How far a node is from the one before it; in virtual pixels. */
    private double way(int node) {
        return StrictMath.hypot(x[node] - x[node - 1], y[node] - y[node - 1]);
    }

    @Override
    void advance(double part) {
        double lived = lived(part);
        age += lived;
        lastAngle = angle();
        for (clock += lived; clock >= 1; clock--) step();
        if (head.isAlive()) {
            x[0] = head.x();
            y[0] = head.y();
        }
        if (!head.isAlive() && length() == 0) kill();
    }

    /** How much of the time it was there; it begins when the delay of its head is over. */
    private double lived(double part) {
        if (!waits) return part;
        waits = isDelayed();
        return waits ? 0 : Math.min(part, head.age());
    }

    /** A tick of the shots: the body goes on, and when the head is gone it runs out where that was last. */
    private void step() {
        if (head.isAlive()) push();
        else spent++;
    }

    /** How many nodes the laser still goes through. */
    private int shown() {
        return Math.max(0, Math.min(count, x.length - spent));
    }

    private boolean isGone(int node) {
        return isCut[node + spent];
    }

    /** Whether the laser goes on from the node before: not through a cut, nor where the head was put elsewhere. */
    private boolean isJoined(int node) {
        return !isGone(node) && !isGone(node - 1) && way(node) < TickInterpolation.MAX_STEP;
    }

    /** Lays the way of the piece that begins at a node, and returns the node behind its last. */
    private int lay(int first) {
        int end = first + 1;
        while (end < shown() && isJoined(end)) end++;
        path.clear();
        for (int i = first; i < end; i++) {
            int toEnd = Math.min(i - first, end - 1 - i);
            path.add(x[i], y[i], width() * Math.min(1, (toEnd + 0.5) / TAPER));
        }
        return end;
    }

    @Override
    boolean testHits(LaserHits hits, double scale, Targets targets, boolean mayGraze) {
        hits.begin(mayGraze);
        for (int i = 0; i < shown(); ) {
            i = lay(i);
            hits.collect(path, scale, spec(), targets);
        }
        return hits.apply(x(), y(), spec(), targets);
    }

    /** Only the head is drawn on its way, as all shots are; the body stays where the head has been. */
    @Override
    void draw(DrawList list, double alpha) {
        double headX = x[0];
        double headY = y[0];
        if (head.isAlive()) {
            x[0] = head.x();
            y[0] = head.y();
        }
        drawPieces(list);
        x[0] = headX;
        y[0] = headY;
    }

    private void drawPieces(DrawList list) {
        for (int i = 0; i < shown(); ) {
            i = lay(i);
            LaserStrip.draw(list, path, spec().texture(), 1);
        }
    }

    /**
     * Takes the nodes in the circle out, for good: the pieces before and behind go on as before. Where nothing is seen
     * nothing is cut.
     */
    @Override
    boolean cut(double atX, double atY, double radius) {
        if (length() == 0) return false;
        boolean hasCut = false;
        for (int i = 0; i < shown(); i++) {
            double dx = x[i] - atX;
            double dy = y[i] - atY;
            if (isGone(i) || dx * dx + dy * dy >= radius * radius) continue;
            isCut[i + spent] = true;
            hasCut = true;
        }
        return hasCut;
    }
}
