package kodama.replay;

/**
 * A replay that was read as a whole.
 *
 * @param name the file, for messages
 * @param header the facts about it
 * @param body the recorded events, in the format of the writer; must not be changed
 */
public record Replay(String name, ReplayHeader header, byte[] body) {
    /**
     * Creates an exception for a body that does not make sense.
     *
     * @param reason the reason, as a phrase that follows a colon
     * @return for example {@code run.kreplay is damaged: it is cut off}
     */
    public ReplayException damaged(String reason) {
        return ReplayException.damaged(name, reason);
    }

    /**
     * Returns a reader at the start of the body.
     *
     * @throws ReplayException if the body is damaged
     */
    public ReplayReader reader() {
        try {
            return new ReplayReader(body);
        } catch (ReplayException wrong) {
            throw damaged(String.valueOf(wrong.getMessage()));
        }
    }
}
