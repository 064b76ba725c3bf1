package kodama.shot;

/** Is told where the numbers of shots go. */
interface ShotFollower {
    /** A shot has ended; its numbers stay until the gaps are closed, but for its age. */
    void ended(int shot, int age, ShotEnd why);

    /** The numbers of some shots have moved to where others were. */
    void shifted(int from, int to, int length);

    /** There are no numbers any more from one place to the other. */
    void released(int from, int to);
}
