package kodama.shot.laser;

import kodama.base.StateSink;
import kodama.draw.DrawList;
import kodama.geom.TickInterpolation;
import kodama.hit.Targets;
import kodama.shot.Shot;

/** A laser whose head flies like a shot, and whose body follows the path of the head. */
final class CurvedLaser extends Laser {
    /* Node 0 is the head, node k is the position of the head k ticks ago. Nodes that are cut stay cut, so the pieces
     * continue along the path. */

    /** Number of nodes at each end of a piece over which the width tapers. */
    private static final int TAPER = 4;

    private final Shot head;
    private final boolean endsAtWalls;
    // positions of the head, latest first; in virtual pixels
    private final double[] x;
    private final double[] y;
    private final boolean[] isCut;
    /** Number of nodes so far. */
    private int count;
    /** Ticks since the end of the head. */
    private int ticksSinceEnd;

    private double age;
    private double clock;
    /** Last direction of the head; in degrees. */
    private double lastAngle;
    /** Whether the delay of the head is not over. Until then the laser is not there. */
    private boolean delayed;

    /**
     * @param endsAtWalls whether the body reaches up to where the head ends, which may be within a tick
     */
    CurvedLaser(LaserSpec spec, Shot head, int tail, boolean endsAtWalls) {
        super(spec);
        this.endsAtWalls = endsAtWalls;
        this.head = head;
        x = new double[tail + 1];
        y = new double[tail + 1];
        isCut = new boolean[tail + 1];
        lastAngle = head.angle();
        delayed = isDelayed();
        pushNode();
    }

    private boolean isDelayed() {
        return head.isAlive() && head.age() < 0;
    }

    private void pushNode() {
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
        for (int i = 1; i < visibleNodes(); i++) if (isJoined(i)) length += segmentLength(i);
        return length;
    }

    /** Returns the distance between a node and the one before it; in virtual pixels. */
    private double segmentLength(int node) {
        return StrictMath.hypot(x[node] - x[node - 1], y[node] - y[node - 1]);
    }

    @Override
    void advance(double part) {
        double activeTime = activeTime(part);
        age += activeTime;
        lastAngle = angle();
        for (clock += activeTime; clock >= 1; clock--) step();
        if (head.isAlive()) {
            x[0] = head.x();
            y[0] = head.y();
        }
        if (!head.isAlive() && length() == 0) kill();
    }

    /** Returns the part of the time after the end of the head's delay. */
    private double activeTime(double part) {
        if (!delayed) return part;
        delayed = isDelayed();
        return delayed ? 0 : Math.min(part, head.age());
    }

    /**
     * Runs one tick of shot time: the body moves on. After the end of the head it shrinks toward the head's last
     * position.
     */
    private void step() {
        if (head.isAlive() || endsAtWalls && ticksSinceEnd == 0 && !isAtEnd()) pushNode();
        else ticksSinceEnd++;
    }

    /** Returns whether the body reaches up to the head. */
    private boolean isAtEnd() {
        return x[0] == head.x() && y[0] == head.y();
    }

    /** Returns the number of nodes that are left. */
    private int visibleNodes() {
        return Math.max(0, Math.min(count, x.length - ticksSinceEnd));
    }

    private boolean isNodeCut(int node) {
        return isCut[node + ticksSinceEnd];
    }

    /**
     * Returns whether a node is connected to the one before: neither was cut, and the head did not jump between them.
     */
    private boolean isJoined(int node) {
        return !isNodeCut(node) && !isNodeCut(node - 1) && segmentLength(node) < TickInterpolation.MAX_STEP;
    }

    /** Builds the path of the piece that starts at a node. Returns the node after its last. */
    private int buildPath(int first) {
        int end = first + 1;
        while (end < visibleNodes() && isJoined(end)) end++;
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
        for (int i = 0; i < visibleNodes(); ) {
            i = buildPath(i);
            hits.collect(path, scale, spec(), targets);
        }
        return hits.apply(x(), y(), spec(), targets);
    }

    /** Only the position of the head is interpolated. The body stays on its path. */
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

    @Override
    void writeState(StateSink to) {
        super.writeState(to);
        to.add("part of the tick", clock);
        to.add("delayed", delayed);
        to.add("ticks since the end of its head", ticksSinceEnd);
        to.add("x of the path", x, count);
        to.add("y of the path", y, count);
        for (int i = 0; i < isCut.length; i++) if (isCut[i]) to.add("cut node", i);
    }

    private void drawPieces(DrawList list) {
        for (int i = 0; i < visibleNodes(); ) {
            i = buildPath(i);
            LaserStrip.draw(list, path, spec().texture(), 1);
        }
    }

    /**
     * Removes the nodes in the circle permanently; the pieces before and behind continue. Does nothing while nothing is
     * visible.
     */
    @Override
    boolean cut(double atX, double atY, double radius) {
        if (length() == 0) return false;
        boolean hasCut = false;
        for (int i = 0; i < visibleNodes(); i++) {
            double dx = x[i] - atX;
            double dy = y[i] - atY;
            if (isNodeCut(i) || dx * dx + dy * dy >= radius * radius) continue;
            isCut[i + ticksSinceEnd] = true;
            hasCut = true;
        }
        return hasCut;
    }
}
