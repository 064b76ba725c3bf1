package kodama.shot;

/**
 * The paths of shots that bounced, wrapped around or met a wall in their last move. Such a path has two segments, and
 * targets on either are hit.
 */
final class ShotPathSegments {
    private final ShotData data;

    // start and end of the first segment, start of the second; in virtual pixels
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

    /** Allocates the segments of a shot when its motion begins, so that a tick allocates nothing. */
    void begin(int shot) {
        if (isBent(shot)) return;
        wrap(shot, 0, 0, 0, 0, 0, 0);
        straighten(shot);
    }

    /** Returns whether the path of a shot has two segments. */
    boolean isBent(int shot) {
        return data.has(shot, ShotTraits.TWO_SEGMENTS);
    }

    /** Makes the paths of all shots before an index straight again. */
    void straightenAll(int end) {
        if (!data.hasAny(ShotTraits.TWO_SEGMENTS)) return;
        for (int i = 0; i < end; i++) straighten(i);
    }

    /** Makes the path of a shot straight again. */
    void straighten(int shot) {
        data.removeTrait(shot, ShotTraits.TWO_SEGMENTS);
    }

    /** Sets the segments of a shot that bounced at a point of its path. */
    void bounce(int shot, double fromX, double fromY, double edgeX, double edgeY) {
        wrap(shot, fromX, fromY, edgeX, edgeY, 0, 0);
    }

    /** Sets the segments of a shot that left at a point of its path and entered again at an offset from there. */
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
