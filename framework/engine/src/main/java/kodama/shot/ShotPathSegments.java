package kodama.shot;

/**
 * The ways of those shots that have met an edge in their last move, and were thrown back or came in again on the other
 * side. Such a way has two legs, and what stands beside the first is hit, too.
 */
final class ShotPathSegments {
    private final ShotData data;

    // Where the first leg begins and ends, and where the second begins; in virtual pixels.
    private final SparseColumn startX;
    private final SparseColumn startY;
    private final SparseColumn outX;
    private final SparseColumn outY;
    private final SparseColumn inX;
    private final SparseColumn inY;

    ShotPathSegments(ShotData data) {
        this.data = data;
        startX = data.column();
        startY = data.column();
        outX = data.column();
        outY = data.column();
        inX = data.column();
        inY = data.column();
    }

    /** Makes room for the legs of a shot when it is fired, so that none is made in a tick. */
    void begin(int shot) {
        wrap(shot, 0, 0, 0, 0, 0, 0);
        straighten(shot);
    }

    /** Whether the way of a shot has two legs. */
    boolean isBent(int shot) {
        return data.has(shot, ShotTraits.TWO_SEGMENTS);
    }

    /** Lets the way of a shot be straight again. */
    void straighten(int shot) {
        data.removeTrait(shot, ShotTraits.TWO_SEGMENTS);
    }

    /** Notes the legs of a shot that is thrown back at a point of its way. */
    void bounce(int shot, double fromX, double fromY, double edgeX, double edgeY) {
        wrap(shot, fromX, fromY, edgeX, edgeY, 0, 0);
    }

    /** Notes the legs of a shot that leaves at a point of its way, and comes in so far from there. */
    void wrap(int shot, double fromX, double fromY, double edgeX, double edgeY, double byX, double byY) {
        data.addTrait(shot, ShotTraits.TWO_SEGMENTS);
        startX.set(shot, fromX);
        startY.set(shot, fromY);
        outX.set(shot, edgeX);
        outY.set(shot, edgeY);
        inX.set(shot, edgeX + byX);
        inY.set(shot, edgeY + byY);
    }

    double startX(int shot) {
        return startX.get(shot);
    }

    double startY(int shot) {
        return startY.get(shot);
    }

    double outX(int shot) {
        return outX.get(shot);
    }

    double outY(int shot) {
        return outY.get(shot);
    }

    double inX(int shot) {
        return inX.get(shot);
    }

    double inY(int shot) {
        return inY.get(shot);
    }
}
