package kodama.player;

import kodama.loop.replay.SavedReplays;

/** Shows what happens to the player's replays as short messages. */
public final class ReplayNotices implements SavedReplays.Notices {
    private final Toast toast;

    public ReplayNotices(Toast toast) {
        this.toast = toast;
    }

    @Override
    public void saved() {
        toast.show("replay.saved");
    }

    @Override
    public void failed(String reason) {
        toast.show("replay.failed", reason);
    }

    @Override
    public void differentVersion() {
        toast.showAtTop("replay.differs");
    }
}
